import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { arabicReasons, decisionMessages, reasons, russianReasons } from '../../docs/patterns/reviewFixtures.tsx';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { useArg } from '../../docs/useArg.ts';
import { ChoicePanel, DecisionBar, DecisionPanel } from './index.ts';

function Live(props: ComponentProps<typeof DecisionPanel>) {
  const [points, setPoints] = useArg(props.points);
  const [reason, setReason] = useArg(props.reason);
  return (
    <DecisionPanel {...props} points={points} onPointsChange={setPoints} reason={reason} onReasonChange={setReason} />
  );
}

const actionsAs = (degen: string, disqualify: string) => (
  <>
    <Button variant="quiet" size="s">
      {degen}
    </Button>
    <Button variant="destructive" size="s">
      {disqualify}
    </Button>
  </>
);

const meta = {
  title: 'Community/DecisionPanel',
  component: DecisionPanel,
  args: {
    points: 250,
    onPointsChange: fn(),
    reasons,
    reason: null,
    onReasonChange: fn(),
    onAccept: fn(),
    onReject: fn(),
    actions: actionsAs('Mark as degen', 'Disqualify member'),
    messages: decisionMessages,
  },
  render: (args) => <Live {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '344px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DecisionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept for 250 points' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
  },
};

export const WithAReason: Story = {
  args: { reason: 'duplicate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled();
  },
};

export const NoPoints: Story = {
  args: { points: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Accept/ })).toBeDisabled();
  },
};

/** Points that can't be awarded are reported at the field, and can't be sent. */
export const WrongPoints: Story = {
  args: { points: 0.5, checkPoints: (points) => !Number.isInteger(points) && 'Enter a whole number' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Points to award' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Enter a whole number/);
    await expect(canvas.getByRole('button', { name: /^Accept for/ })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '100{Enter}');
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept for 100 points' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Accepting: Story = { args: { pending: 'accept', reason: 'duplicate' } };

export const Rejecting: Story = { args: { pending: 'reject', reason: 'duplicate' } };

export const Error: Story = {
  args: { errorMessage: 'Failed to accept the submission' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to accept the submission')).toBeVisible();
  },
};

/** A double press decides once, because the panel may show the next item after the first press. */
export const DoublePress: Story = {
  args: { reason: 'duplicate' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Accept for/ }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Reject' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** After a decision, the outcome replaces the form. */
export const Decided: Story = {
  args: {
    outcome: (
      <>
        <StatusBadge status="accepted">Accepted</StatusBadge>
        <p>Paid 250 points</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid 250 points')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Accept/ })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Bar: Story = {
  render: ({ onAccept, onReject }) => (
    <DecisionBar onAccept={onAccept} onReject={onReject} messages={{ accept: 'Accept', reject: 'Reject' }} />
  ),
  globals: { viewport: { value: 'mobile1' } },
};

export const LongText: Story = {
  args: {
    reasons: russianReasons,
    actions: actionsAs('Отметить как degen', 'Дисквалифицировать'),
    messages: {
      title: 'Решение',
      points: 'Сколько баллов начислить',
      pointsHint: 'Шаг — 50, обычно за публикации 150–300',
      accept: (points) => `Принять и начислить ${points}`,
      reason: 'Или отклоните и укажите причину',
      reject: 'Отклонить',
      rejectHint: 'Участник увидит причину и пояснение к ней.',
      accepting: 'Принимаем',
      rejecting: 'Отклоняем',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  // Stacked actions align at their inline start.
  play: async ({ canvas }) => {
    const [degen, disqualify] = ['Отметить как degen', 'Дисквалифицировать'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    await expect(disqualify!.getBoundingClientRect().top).toBeGreaterThan(degen!.getBoundingClientRect().top);
    await expect(disqualify!.getBoundingClientRect().left).toBe(degen!.getBoundingClientRect().left);
    await expect(getComputedStyle(disqualify!).borderColor).toBe(getComputedStyle(degen!).borderColor);
  },
};

export const RightToLeftDark: Story = {
  args: {
    reasons: arabicReasons,
    actions: actionsAs('وسم كـ degen', 'استبعاد العضو'),
    messages: {
      title: 'القرار',
      points: 'النقاط',
      pointsHint: 'بخطوات من 50',
      accept: (points) => `قبول بـ ${points}`,
      reason: 'أو ارفض مع ذكر السبب',
      reject: 'رفض',
      rejectHint: 'يرى العضو السبب.',
      accepting: 'جارٍ القبول',
      rejecting: 'جارٍ الرفض',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

const choice = { title: 'Decision', accept: 'Verify', reject: 'Reject' };

/** Two buttons, whose dialogs ask for the details. */
export const Choice: Story = {
  render: ({ onAccept, onReject, actions }) => (
    <ChoicePanel onAccept={onAccept} onReject={onReject} actions={actions} messages={choice} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** A notice replaces the buttons, because another admin has to decide. */
export const ChoiceOfAnother: Story = {
  render: ({ onAccept, onReject, actions }) => (
    <ChoicePanel
      onAccept={onAccept}
      onReject={onReject}
      notice="Another admin has to decide this."
      actions={actions}
      messages={choice}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another admin has to decide this.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Points to award' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Accept for 300 points' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Copyright or plagiarism' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};
