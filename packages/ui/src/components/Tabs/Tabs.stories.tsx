import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useArg } from '../../docs/useArg.ts';
import { Tabs } from './index.ts';

function Live(props: ComponentProps<typeof Tabs>) {
  const [selectedId, setSelectedId] = useArg(props.selectedId);
  return (
    <Tabs
      {...props}
      selectedId={selectedId}
      onChange={(id) => {
        setSelectedId(id);
        props.onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'About Kilnside',
    tabs: [
      { id: 'overview', label: 'Overview', content: <p>Lending, borrowing and stablecoins.</p> },
      { id: 'comments', label: 'Comments', count: 46, content: <p>Forty-six comments.</p> },
    ],
    selectedId: 'overview',
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counted: Story = {
  args: { selectedId: 'comments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Comments 46' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The tabs stay in place while their content scrolls. */
export const Filling: Story = {
  args: {
    isFilling: true,
    tabs: [{ id: 'overview', label: 'Overview', content: <div style={{ blockSize: '600px' }}>A long page</div> }],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  },
};

const manyTabs = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  label: `Section ${index + 1}`,
  content: 'Text',
}));

/** Returns the sides on which the list fades. */
function fadesOf(list: HTMLElement): string[] {
  const style = getComputedStyle(list);
  const isFading = (side: string) => style.maskImage !== 'none' && parseFloat(style.getPropertyValue(side)) > 8;
  return ['left', 'right'].filter((side) => isFading(`--ui-${side}`));
}

/** The list fades where tabs are hidden. The selected tab is in view. */
export const Overflowing: Story = {
  args: { tabs: manyTabs, selectedId: '0' },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const expectInView = () =>
      waitFor(async () => {
        const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
        const view = list.getBoundingClientRect();
        await expect(tab.left).toBeGreaterThanOrEqual(view.left - 1);
        await expect(tab.right).toBeLessThanOrEqual(view.right + 1);
      });
    await waitFor(() => expect(fadesOf(list)).toEqual(['right']));
    await userEvent.click(canvas.getByRole('tab', { name: 'Section 1' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(fadesOf(list)).toEqual(['left']));
    await expectInView();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(fadesOf(list)).toEqual(['left', 'right']));
    await expectInView();
  },
};

export const OverflowingRightToLeft: Story = {
  ...Overflowing,
  globals: { ...Overflowing.globals, direction: 'rtl', scheme: 'dark' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(fadesOf(list)).toEqual(['left']));
    await userEvent.click(canvas.getByRole('tab', { name: 'Section 1' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(fadesOf(list)).toEqual(['right']));
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      { id: 'overview', label: 'Общие сведения', content: 'Текст' },
      { id: 'comments', label: 'Комментарии участников', count: 10466, content: 'Текст' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'عن كيلن',
    tabs: [
      { id: 'overview', label: 'نظرة عامة', content: 'نص' },
      { id: 'comments', label: 'التعليقات', count: 46, content: 'نص' },
    ],
    selectedId: 'comments',
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Comments/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('comments');
    await expect(canvas.getByRole('tabpanel', { name: /Comments/ })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
};
