import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Points are counted once, at the end',
    children: (props) => <Button {...(props as Pick<ButtonProps, 'ref'>)}>Season 2</Button>,
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Points are counted once, at the end');
  },
};

export const LongText: Story = {
  args: {
    text: 'Баллы за приглашённого друга начисляются, когда он выполнит четыре задания, включая кошелёк и Telegram',
  },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const RightToLeftDark: Story = {
  args: { text: 'تُحتسب النقاط مرة واحدة' },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Pointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button');
    // React Aria detects hover only after the pointer has moved.
    await userEvent.pointer([{ target: canvasElement }, { target: trigger }]);
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
