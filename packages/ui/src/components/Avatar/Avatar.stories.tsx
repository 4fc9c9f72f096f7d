import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './index.ts';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23c2ccd3'/%3E%3Ccircle cx='4' cy='3' r='1.6'/%3E%3Crect x='1.5' y='5.4' width='5' height='4' rx='2'/%3E%3C/svg%3E";

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { memberId: 1 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picture: Story = { args: { src: picture } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};

export const Sizes: Story = {
  render: ({ memberId }) => (
    <div style={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
      <Avatar memberId={memberId} size="s" />
      <Avatar memberId={memberId} size="m" />
      <Avatar memberId={memberId} size="l" />
      <Avatar memberId={memberId} size="xl" />
    </div>
  ),
};

export const Members: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
      {Array.from({ length: 32 }, (_, id) => (
        <Avatar key={id} memberId={id} size="l" />
      ))}
    </div>
  ),
};

export const RightToLeftDark: Story = { render: Members.render, globals: { direction: 'rtl', scheme: 'dark' } };
