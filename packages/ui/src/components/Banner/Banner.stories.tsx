import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Banner } from './index.ts';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'You’re offline. Anything you send will go out when you reconnect.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You’re offline.'));
  },
};

export const Nothing: Story = {
  args: { children: undefined },
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LongText: Story = {
  args: { children: 'Нет подключения к интернету. То, что вы отправите, уйдёт, когда связь появится снова.' },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { children: 'أنت غير متصل بالإنترنت.' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
