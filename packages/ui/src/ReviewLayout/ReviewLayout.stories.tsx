import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DecisionBar, DecisionPanel } from '../DecisionPanel/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { LonePole } from '../Illustration/index.ts';
import { reviewItem, reviewWords } from '../patterns/reviewFixtures.tsx';
import { ReviewItem } from '../ReviewItem/index.ts';
import { ReviewQueue } from '../ReviewQueue/index.ts';
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
  return (
    <ReviewLayout
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/ReviewLayout',
  component: ReviewLayout,
  args: {
    ...partsIn('en'),
    view: 'item',
    onViewChange: fn(),
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

/** Nothing waits: the pane says so, and takes the room of the decision. */
export const Empty: Story = {
  args: {
    queue: <ReviewQueue {...partsIn('en').queue.props} items={[]} currentId={null} />,
    children: (
      <EmptyState
        illustration={<LonePole />}
        title="No submission is open"
        description="The one you choose in the queue is shown here."
      />
    ),
    decision: null,
    decisionBar: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No submission is open' })).toBeVisible();
  },
};

export const QueueOnThePhone: Story = { args: { view: 'queue' }, globals: { viewport: { value: 'mobile1' } } };

export const ItemOnThePhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = { args: partsIn('ru'), globals: { language: 'ru' } };

export const RightToLeftDark: Story = { args: partsIn('ar'), globals: { direction: 'rtl', scheme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    // Outside the review a key is only a letter.
    await userEvent.keyboard('ja');
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.onAccept).not.toHaveBeenCalled();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Ran a VIDA/ })).toHaveFocus();
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

/** What is typed goes to the field, what has Ctrl or Alt with it to the browser. */
export const KeyboardInAField: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Points to award' });
    field.focus();
    await userEvent.keyboard('3-ajr');
    await expect(args.onReason).not.toHaveBeenCalled();
    await expect(args.onStep).not.toHaveBeenCalled();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}{Alt>}j{/Alt}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A keyboard of another script has the keys where they are. */
export const KeyboardInRussian: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    const press = (key: string, code: string, isRepeat = false) =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, repeat: isRepeat, bubbles: true, cancelable: true }),
      );
    press('о', 'KeyJ');
    await expect(args.onNext).toHaveBeenCalledOnce();
    // Held, a key decides once.
    press('ф', 'KeyA');
    press('ф', 'KeyA', true);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const KeyboardShowsAllKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const item = canvas.getByRole('button', { name: /Ran a VIDA/ });
    await expect(item).toHaveFocus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'All keys' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // The review lies below the dialog, and its keys rest.
    await userEvent.keyboard('a');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(item).toHaveFocus());
  },
};

/** On a phone one view takes the place of the other, and the focus goes along. */
export const KeyboardChangesTheView: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Live {...args} queue={<Button onPress={() => args.onViewChange('queue')}>Nothing waits</Button>} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All submissions' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewChange).toHaveBeenCalledWith('queue');
    await expect(canvas.getByRole('button', { name: 'Nothing waits' }).parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nothing waits' })).toHaveFocus();
  },
};
