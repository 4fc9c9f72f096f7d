import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LoadingScreen } from './index.ts';

const meta = {
  title: 'Layouts/LoadingScreen',
  component: LoadingScreen,
  args: { messages: { loading: 'Loading PWR' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading PWR'));
  },
};

export const LongText: Story = {
  args: { messages: { loading: 'Загружаем PWR: подготовка переводов занимает больше времени, чем обычно' } },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: { messages: { loading: 'جارٍ تحميل PWR' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};
