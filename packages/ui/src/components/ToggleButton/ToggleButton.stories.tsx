import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FlagIcon } from '../Icon/index.ts';
import { ToggleButton, ToggleButtonGroup } from './index.ts';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Mark as degen', icon: <FlagIcon />, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const boards = [
  { value: 'members', label: 'Members' },
  { value: 'quests', label: 'Quests' },
  { value: 'quiz', label: 'Quiz' },
];

const queue = [
  { value: 'all', label: 'All', count: 37 },
  { value: 'posts', label: 'Posts', count: 19 },
  { value: 'video', label: 'Video', count: 8 },
  { value: 'memes', label: 'Memes', count: 10 },
];

const onBoard = fn();

function Segments(props: Partial<ComponentProps<typeof ToggleButtonGroup>>) {
  const [value, setValue] = useState(props.value ?? 'members');
  return (
    <ToggleButtonGroup
      label="Board"
      options={boards}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onBoard(next);
      }}
    />
  );
}

export const Default: Story = {};

export const Selected: Story = {
  args: { defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Mark as degen');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' }}>
      <ToggleButton {...args} size="s" defaultSelected />
      <ToggleButton {...args} size="m" defaultSelected />
      <ToggleButton {...args} size="l" defaultSelected />
    </div>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
      <ToggleButton {...args} isDisabled />
      <ToggleButton {...args} isDisabled defaultSelected />
    </div>
  ),
};

export const Group: Story = { render: () => <Segments /> };

export const GroupWithCounts: Story = {
  render: () => <Segments label="Type" options={queue} value="all" size="s" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /All 37/ })).toBeChecked();
  },
};

export const GroupFullWidth: Story = {
  render: () => (
    <div style={{ maxInlineSize: '480px' }}>
      <Segments isFullWidth />
    </div>
  ),
};

export const GroupDisabled: Story = { render: () => <Segments isDisabled /> };

export const GroupDisabledOption: Story = {
  render: () => <Segments options={[...boards, { value: 'teams', label: 'Teams', isDisabled: true }]} />,
};

/** Fits on one line at 390 px. At 320 px, the group scrolls by swipe or arrow key. */
export const GroupPhone: Story = {
  render: () => <Segments label="Type" options={queue} value="all" size="s" />,
  globals: { viewport: { value: 'mobile1' } },
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '16px', justifyItems: 'start' }}>
      <ToggleButton {...args} defaultSelected>
        Отметить участника как рискованного
      </ToggleButton>
      <Segments
        label="Доска"
        options={[
          { value: 'members', label: 'Участники сообщества' },
          { value: 'quests', label: 'Задания' },
          { value: 'quiz', label: 'Викторина' },
        ]}
      />
    </div>
  ),
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '16px', justifyItems: 'start' }}>
      <ToggleButton {...args} defaultSelected>
        علامة
      </ToggleButton>
      <Segments
        label="اللوحة"
        options={[
          { value: 'members', label: 'الأعضاء' },
          { value: 'quests', label: 'المهام' },
        ]}
      />
    </div>
  ),
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  beforeEach: () => void onBoard.mockClear(),
  render: (args) => (
    <div style={{ display: 'grid', gap: '16px', justifyItems: 'start' }}>
      <ToggleButton {...args} />
      <Segments />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Mark as degen' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Members' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const quests = canvas.getByRole('radio', { name: 'Quests' });
    await expect(quests).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(quests).toBeChecked();
    await expect(onBoard).toHaveBeenLastCalledWith('quests');
    // Pressing the selected segment again doesn't clear the selection.
    await userEvent.keyboard(' ');
    await expect(quests).toBeChecked();
    // Tab leaves the group from any segment, and returns to the selected one.
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(quests).toHaveFocus();
  },
};

/** Tab skips the segments before the selected one. */
export const KeyboardIntoGroup: Story = {
  render: () => <Segments value="quiz" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Quiz' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Quests' })).toHaveFocus();
  },
};
