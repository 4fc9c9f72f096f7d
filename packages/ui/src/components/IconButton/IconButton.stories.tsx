import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShareNetworkIcon } from '../Icon/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { messages: { label: 'Share' }, children: <ShareNetworkIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithEdge: Story = { args: { variant: 'secondary' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
      <IconButton {...args} size="s" />
      <IconButton {...args} size="m" />
      <IconButton {...args} size="l" />
    </div>
  ),
};

export const Disabled: Story = { args: { isDisabled: true, variant: 'secondary' } };

/** The tooltip has room for a whole sentence. */
export const LongText: Story = {
  args: { messages: { label: 'Поделиться ссылкой на проект в социальных сетях и мессенджерах' }, variant: 'secondary' },
  globals: { language: 'ru', width: '320' },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Поделиться ссылкой');
  },
};

export const RightToLeftDark: Story = {
  args: { messages: { label: 'مشاركة' }, variant: 'secondary' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
