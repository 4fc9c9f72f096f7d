import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryTag } from './index.ts';

const meta = {
  title: 'Components/CategoryTag',
  component: CategoryTag,
  args: { children: 'External VM' },
} satisfies Meta<typeof CategoryTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tint: Story = { args: { tone: 'tint', children: 'You' } };

export const LongText: Story = {
  args: { children: 'Децентрализованная инфраструктура хранения данных' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftDark: Story = {
  args: { children: 'أنت', tone: 'tint' },
  globals: { direction: 'rtl', scheme: 'dark' },
};
