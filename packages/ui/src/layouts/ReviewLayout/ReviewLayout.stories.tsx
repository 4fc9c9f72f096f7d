import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { DecisionBar, DecisionPanel } from '../../community/DecisionPanel/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { reviewItem, reviewWords } from '../../docs/patterns/reviewFixtures.tsx';
import { ReviewItem } from '../../community/ReviewItem/index.ts';
import { ReviewQueue } from '../../community/ReviewQueue/index.ts';
import { Select } from '../../components/Select/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { giveFocus } from '../../internal/focus/focusWhenThere.ts';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { ReviewLayout } from './index.ts';

const nothing = () => {};

function partsIn(language: keyof typeof reviewWords) {
  const text = reviewWords[language];
  return {
    queue: (
      <ReviewQueue
        items={text.items}
        state="done"
        currentId="1"
        onOpen={nothing}
        onRetry={nothing}
        messages={text.queue}
      />
    ),
    children: <ReviewItem {...reviewItem} {...text.item} />,
    decision: (
      <DecisionPanel
        points={250}
        onPointsChange={nothing}
        reasons={text.reasons}
        reason={null}
        onReasonChange={nothing}
        onAccept={nothing}
        onReject={nothing}
        messages={text.decision}
      />
    ),
    decisionBar: <DecisionBar onAccept={nothing} onReject={nothing} messages={text.bar} />,
    summary: text.summary,
    messages: text.layout,
  };
}

function Live(props: ComponentProps<typeof ReviewLayout>) {
  const [view, setView] = useState(props.view);
  const [areKeysOn, setKeysOn] = useState(props.areKeysOn ?? true);
  return (
    <ReviewLayout
      {...props}
      areKeysOn={areKeysOn}
      onKeysChange={(areOn) => {
        setKeysOn(areOn);
        props.onKeysChange(areOn);
      }}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Layouts/ReviewLayout',
  component: ReviewLayout,
  args: {
    ...partsIn('en'),
    view: 'item',
    onViewChange: fn(),
    onKeysChange: fn(),
    onNext: fn(),
    onPrevious: fn(),
    onAccept: fn(),
    onReject: fn(),
    onReason: fn(),
    onStep: fn(),
    onUndo: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The open row is focused on mount, so that the keys work immediately. */
export const AutoFocus: Story = {
  args: { autoFocus: true },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part=queue] [aria-current]')).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** Loads the rows only on a press, so that the reader can move focus before they arrive. */
function Late({ onLoad, ...props }: ComponentProps<typeof ReviewLayout> & { onLoad?: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  const load = () => {
    onLoad?.();
    setLoaded(true);
  };
  return (
    <>
      <Button onPress={load} data-testid="load-submissions">
        Load submissions
      </Button>
      <Live {...props} queue={isLoaded ? props.queue : null} />
    </>
  );
}

/** If the reader moves focus to a control while the rows load, focus stays there. */
export const AutoFocusLeavesTheReadersPlace: Story = {
  args: { autoFocus: true },
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    const control = canvas.getByRole('button', { name: 'Load submissions' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard('[Enter]');
    await waitFor(() => expect(canvasElement.querySelector('[data-part=queue] [aria-current]')).toBeVisible());
    await expect(control).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** If a page change has focused the heading, focus still moves to the open row. */
export const AutoFocusFromTheHeading: Story = {
  args: { autoFocus: true },
  render: (args) => <Late {...args} onLoad={() => giveFocus(screen.getByRole('heading', { level: 1 }))} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('[Enter]');
    await waitFor(() => expect(canvasElement.querySelector('[data-part=queue] [aria-current]')).toHaveFocus());
  },
};

/** A queue without an open row. Its button unmounts when pressed. */
function WithoutARow(props: ComponentProps<typeof ReviewLayout>) {
  const [isLeft, setLeft] = useState(false);
  const queue = (
    <ReviewQueue
      items={reviewWords.en.items}
      state="done"
      currentId={null}
      onOpen={nothing}
      onRetry={nothing}
      toolbar={!isLeft && <Button onPress={() => setLeft(true)}>Leave</Button>}
      footer={
        <a href="#1" aria-current="page" style={{ padding: '12px' }}>
          1
        </a>
      }
      messages={reviewWords.en.queue}
    />
  );
  return <ReviewLayout {...props} queue={queue} />;
}

/** Without an open row, lost focus goes to the item, not to the current page of the pagination. */
export const LostFocusWithoutARow: Story = {
  render: (args) => <WithoutARow {...args} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Leave' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[data-part=item][tabindex="-1"]')).toHaveFocus());
  },
};

/** Without submissions, an empty state takes the space of the item and the decision. */
export const Empty: Story = {
  args: {
    queue: <ReviewQueue {...partsIn('en').queue.props} items={[]} currentId={null} />,
    children: (
      <EmptyState
        isCentered
        illustration={<LonePole />}
        title="No submission selected"
        description="The one you choose in the queue is shown here."
      />
    ),
    decision: null,
    decisionBar: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No submission selected' })).toBeVisible();
  },
};

export const QueueOnThePhone: Story = { args: { view: 'queue' }, globals: { viewport: { value: 'mobile1' } } };

export const ItemOnThePhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** On a phone, a decided submission shows its outcome, followed by the actions. */
export const DecidedOnThePhone: Story = {
  args: {
    decision: (
      <DecisionPanel
        {...partsIn('en').decision.props}
        outcome={
          <>
            <StatusBadge status="rejected">Rejected</StatusBadge>
            <p>Spam or promotional content</p>
          </>
        }
        actions={
          <>
            <Button size="s">Undo rejection</Button>
            <Button size="s">Disqualify member</Button>
          </>
        }
      />
    ),
    decisionBar: null,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    // One column: every part is as wide as the page.
    const root = canvasElement.querySelector('[data-component=ReviewLayout]')!;
    for (const part of root.querySelectorAll(
      ':scope > :is([data-part=item], [data-part=decision], [data-part=key-bar])',
    ))
      await expect(part.clientWidth).toBe(root.clientWidth);
    await expect(canvas.getByText('Rejected', { selector: '[data-component=StatusBadge] *' })).toBeVisible();
    await expect(canvas.getByText('Spam or promotional content')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo rejection' })).toBeVisible();
  },
};

/** During the review, actions for the member follow the item; the two decisions stay in the bar. */
export const ActionsOnThePhone: Story = {
  args: {
    decision: <DecisionPanel {...partsIn('en').decision.props} actions={<Button size="s">Disqualify member</Button>} />,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Disqualify member' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Accept for 250 points/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

export const LongText: Story = { args: partsIn('ru'), globals: { language: 'ru' } };

export const RightToLeftDark: Story = { args: partsIn('ar'), globals: { direction: 'rtl', scheme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    // The keys work from the start, before anything has focus.
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('jka3r-+u');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onReason).toHaveBeenCalledWith(3);
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onStep).toHaveBeenNthCalledWith(1, -1);
    await expect(args.onStep).toHaveBeenNthCalledWith(2, 1);
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** Keys also work on a closed filter, buttons and radios, because focus may return there from a dialog. */
export const KeyboardOnFiltersAndButtons: Story = {
  args: {
    queue: (
      <ReviewQueue
        {...partsIn('en').queue.props}
        refinements={
          <Select
            label="Status"
            value="review"
            onChange={nothing}
            items={[
              { id: 'review', label: 'In Review' },
              { id: 'accepted', label: 'Accepted' },
            ]}
          />
        }
        footer={<Button>Accept all 12 in review</Button>}
      />
    ),
    decision: <DecisionPanel {...partsIn('en').decision.props} actions={<Button>Disqualify member</Button>} />,
  },
  play: async ({ args, canvas }) => {
    const expectKeys = async (calls: number) => {
      await userEvent.keyboard('a3rj-u');
      for (const action of ['onAccept', 'onReason', 'onReject', 'onNext', 'onStep', 'onUndo'] as const)
        await expect(args[action]).toHaveBeenCalledTimes(calls);
    };
    const others = [
      canvas.getByRole('button', { name: /Status/ }),
      canvas.getByRole('button', { name: 'Accept all 12 in review' }),
      canvas.getByRole('button', { name: 'Disqualify member' }),
      canvas.getByRole('button', { name: /Accept for 250 points/ }),
      canvas.getByRole('button', { name: 'Keyboard shortcuts' }),
      canvas.getByRole('radio', { name: 'Duplicate or already covered' }),
      canvas.getByRole('link', { name: /Open original/ }),
      canvas.getByRole('button', { name: /Ran a VIDA/ }),
    ];
    for (const [index, control] of others.entries()) {
      control.focus();
      await expectKeys(index + 1);
    }
  },
};

export const KeysOff: Story = {
  args: { areKeysOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Shortcut keys' })).not.toBeChecked();
    await expect(canvas.queryByText('next')).toBeNull();
  },
};

/** Single keys can be turned off (WCAG 2.1.4). */
export const KeyboardTurnsKeysOff: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Shortcut keys' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.onKeysChange).toHaveBeenCalledWith(false);
    canvas.getByRole('button', { name: /Ran a VIDA/ }).focus();
    await userEvent.keyboard('ja3ru?');
    for (const action of ['onNext', 'onAccept', 'onReason', 'onReject', 'onUndo'] as const)
      await expect(args[action]).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    toggle.focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: /Ran a VIDA/ }).focus();
    await userEvent.keyboard('a');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** Typed letters go to the field; keys with Ctrl or Alt go to the browser. */
export const KeyboardInAField: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Points to award' });
    field.focus();
    await userEvent.keyboard('3-ajr');
    await expect(args.onReason).not.toHaveBeenCalled();
    await expect(args.onStep).not.toHaveBeenCalled();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /Ran a VIDA/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}{Alt>}j{/Alt}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** Keys do nothing while the frame of a loading dialog covers the review, or a list that loads is open. */
export const KeyboardWhileLoading: Story = {
  render: function Loading(args) {
    const [isFramed, setFramed] = useState(false);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Live
          {...args}
          queue={
            <>
              <button aria-haspopup="listbox" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                Status
              </button>
              <Button onPress={() => setFramed(true)}>Settings</Button>
            </>
          }
        />
        {isFramed && <ModalFrame title="Settings" onClose={() => setFramed(false)} messages={{ close: 'Close' }} />}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('button', { name: 'Status' });
    await userEvent.click(list);
    await userEvent.keyboard('a');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(list);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const frame = screen.getByRole('dialog', { name: 'Settings' });
    await userEvent.keyboard('a');
    // A press on the scrim's empty area may leave focus on the page.
    frame.blur();
    await userEvent.keyboard('a');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(within(frame).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('a');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** Escape leaves the search field and keeps its text. */
export const KeyboardInASearch: Story = {
  args: {
    queue: (
      <ReviewQueue
        {...partsIn('en').queue.props}
        refinements={<TextField type="search" label="Search" defaultValue="nova" />}
      />
    ),
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    search.focus();
    // In an input method, Escape cancels the composition instead.
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /Ran a VIDA/ })).toHaveFocus();
    await expect(search).toHaveValue('nova');
  },
};

/** On keyboards for other scripts, shortcuts follow the physical position of the keys. */
export const KeyboardInRussian: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    const press = (key: string, code: string, isRepeat = false) =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, repeat: isRepeat, bubbles: true, cancelable: true }),
      );
    press('о', 'KeyJ');
    await expect(args.onNext).toHaveBeenCalledOnce();
    // A held key decides only once.
    press('ф', 'KeyA');
    press('ф', 'KeyA', true);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** A review may have more keys than the key bar shows. A capital letter means Shift with that letter. */
export const KeyboardWithShortcuts: Story = {
  args: {
    shortcuts: [
      { sign: 'x', label: 'select', onPress: fn() },
      { sign: 'X', keyLabel: 'Shift X', label: 'select up to here', onPress: fn() },
      { sign: '/', keyName: 'slash', label: 'search', onPress: fn() },
    ],
    tools: <Button size="s">Settings</Button>,
  },
  play: async ({ args, canvas }) => {
    const [one, range, search] = args.shortcuts!.map(({ onPress }) => onPress);
    await userEvent.keyboard('x{Shift>}X{/Shift}/');
    for (const press of [one, range, search]) await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('select up to here');
    await expect(dialog).toHaveTextContent('slash');
  },
};

export const KeyboardShowsAllKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const item = canvas.getByRole('button', { name: /Ran a VIDA/ });
    await expect(item).toHaveFocus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // Keys are inactive while a dialog covers the review.
    await userEvent.keyboard('a');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(item).toHaveFocus());
  },
};

/** On a phone, the views replace each other, and focus moves to the visible one. */
export const KeyboardChangesTheView: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Live {...args} queue={<Button onPress={() => args.onViewChange('queue')}>Nothing to review</Button>} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All submissions' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewChange).toHaveBeenCalledWith('queue');
    await expect(canvas.getByRole('button', { name: 'Nothing to review' }).parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nothing to review' })).toHaveFocus();
  },
};

/** A button that becomes disabled when pressed passes focus to the open row. */
export const KeyboardDisablesItsButton: Story = {
  render: function KeyboardDisablesItsButton(args) {
    const [count, setCount] = useState(3);
    return (
      <ReviewLayout
        {...args}
        queue={
          <>
            <Button isDisabled={count === 0} onPress={() => setCount(0)}>
              Clear
            </Button>
            {args.queue}
          </>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ran a VIDA/ })).toHaveFocus());
  },
};
