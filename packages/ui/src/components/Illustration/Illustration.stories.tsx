import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrokenWire, LonePole, PlugApart, Pylons } from './index.ts';

const meta = {
  title: 'Components/Illustration',
  component: Pylons,
} satisfies Meta<typeof Pylons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Welcome: Story = { render: () => <Pylons /> };

export const NoResults: Story = { render: () => <BrokenWire /> };

export const NoComments: Story = { render: () => <LonePole /> };

export const SignedOut: Story = { render: () => <PlugApart /> };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftDark: Story = { globals: { direction: 'rtl', scheme: 'dark' } };
