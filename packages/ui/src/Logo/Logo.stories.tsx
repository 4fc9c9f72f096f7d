import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './index.ts';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { children: 'PWR' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarkAlone: Story = { args: { children: undefined } };

export const OtherCommunity: Story = { args: { children: 'Norrland Relay' } };

export const RightToLeftDark: Story = { globals: { direction: 'rtl', scheme: 'dark' } };
