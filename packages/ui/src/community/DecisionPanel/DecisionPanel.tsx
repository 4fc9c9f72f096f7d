'use client';
import { memo, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { WarningOctagonIcon, XCircleIcon } from '../../components/Icon/index.ts';
import { useIsDouble } from '../../internal/doublePress.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { NumberField } from '../../components/NumberField/index.ts';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import { useStable } from '../../internal/useStable.ts';
import { Key } from './Key.tsx';
import * as styles from './DecisionPanel.styles.ts';

export interface DecisionPanelProps extends PlainRootProps {
  /** Points to award; `null` while the field is empty. */
  points: number | null;
  /** Called with the new number of points; `null` if the field is empty. */
  onPointsChange: (points: number | null) => void;
  /** Ref to the points field, so that a shortcut key can focus it. */
  pointsRef?: Ref<HTMLInputElement>;
  /** Returns the error for points that can't be awarded, which disables accepting. Default: all can. */
  checkPoints?: (points: number) => ReactNode;
  /** Step of the plus and minus buttons. Default 50. */
  step?: number;
  /** Up to nine reasons; the number of a reason is its shortcut key. */
  reasons: readonly RadioOption[];
  /** The chosen reason; `null` for none, which disables rejecting. */
  reason: string | null;
  /** Called with the value of the chosen reason. */
  onReasonChange: (reason: string) => void;
  /** Called to accept with the points in the field. Like `onReject`, it is called once for a double press. */
  onAccept: () => void;
  /** Called to reject for the chosen reason. */
  onReject: () => void;
  /** The decision in progress: its button is pending; the other one, the points and the reasons are disabled. */
  pending?: 'accept' | 'reject' | undefined;
  /** Error from the last attempt; announced immediately. */
  errorMessage?: ReactNode;
  /** More fields for either decision, such as one for a message to the member. */
  fields?: ReactNode;
  /** Result of the decision, such as a StatusBadge and the points. Replaces the form. */
  outcome?: ReactNode;
  /** Other actions for this member: quiet Buttons at the bottom. */
  actions?: ReactNode;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3;
  /** All visible and announced text. */
  messages: {
    /** Title, such as "Decision". */
    title: string;
    /** Label of the field, such as "Points to award". */
    points: string;
    /** Hint under the field, such as "Steps of 50, usual for posts 150–300". */
    pointsHint: string;
    /** Label of the primary button, such as "Accept for 250 points". */
    accept: (points: number) => string;
    /** Label of the reasons, such as "Or reject, with a reason". */
    reason: string;
    reject: string;
    /** Hint, such as "The member sees the reason and an explanation." */
    rejectHint: string;
    /** Announced while accepting. */
    accepting: string;
    rejecting: string;
  };
}

/**
 * A reviewer's form: award points and accept, or choose a reason and reject. ReviewLayout handles the shortcut keys
 * that the form shows.
 */
export function DecisionPanel({
  points,
  onPointsChange,
  pointsRef,
  checkPoints,
  step = 50,
  reasons,
  reason,
  onReasonChange,
  onAccept,
  onReject,
  pending,
  errorMessage,
  fields,
  outcome,
  actions,
  headingLevel = 2,
  messages,
  ...root
}: DecisionPanelProps) {
  const Heading = `h${headingLevel}` as const;
  const isDoubleAccept = useIsDouble();
  const isDoubleReject = useIsDouble();
  const on = useStable({
    changePoints: onPointsChange,
    changeReason: onReasonChange,
    // A decision shows the next item at once, and the second press of a double press would decide that one, unseen.
    accept: () => !isDoubleAccept() && onAccept(),
    reject: () => !isDoubleReject() && onReject(),
  });
  return (
    <div {...root} css={styles.root} data-component="DecisionPanel">
      {outcome ? (
        <section css={styles.part} data-part="outcome">
          <Heading css={styles.title}>{messages.title}</Heading>
          {outcome}
        </section>
      ) : (
        <>
          <AcceptPart
            Heading={Heading}
            title={messages.title}
            points={points}
            onPointsChange={on.changePoints}
            pointsRef={pointsRef}
            pointsError={points !== null && checkPoints?.(points)}
            step={step}
            onAccept={on.accept}
            pending={pending}
            errorMessage={errorMessage}
            pointsLabel={messages.points}
            pointsHint={messages.pointsHint}
            accept={messages.accept(points ?? 0)}
            accepting={messages.accepting}
          />
          <RejectPart
            reasons={reasons}
            reason={reason}
            onReasonChange={on.changeReason}
            onReject={on.reject}
            pending={pending}
            reasonLabel={messages.reason}
            reject={messages.reject}
            rejectHint={messages.rejectHint}
            rejecting={messages.rejecting}
          />
          {fields && (
            <section css={styles.part} data-part="fields">
              {fields}
            </section>
          )}
        </>
      )}
      {actions && (
        <div css={styles.actions} data-part="actions">
          {actions}
        </div>
      )}
    </div>
  );
}

interface AcceptPartProps extends Pick<
  DecisionPanelProps,
  'points' | 'onPointsChange' | 'pointsRef' | 'step' | 'onAccept' | 'pending' | 'errorMessage'
> {
  Heading: 'h2' | 'h3';
  title: string;
  pointsError: ReactNode;
  pointsLabel: string;
  pointsHint: string;
  accept: string;
  accepting: string;
}

/** Memoized, because the next submission usually earns the same points. */
const AcceptPart = memo(function AcceptPart({
  Heading,
  title,
  points,
  onPointsChange,
  pointsRef,
  pointsError,
  step,
  onAccept,
  pending,
  errorMessage,
  pointsLabel,
  pointsHint,
  accept,
  accepting,
}: AcceptPartProps) {
  return (
    <section css={styles.part} data-part="accept">
      <Heading css={styles.title}>{title}</Heading>
      <NumberField
        ref={pointsRef}
        label={pointsLabel}
        description={pointsHint}
        errorMessage={pointsError}
        value={points}
        onChange={onPointsChange}
        step={step}
        size="l"
        isDisabled={pending !== undefined}
      />
      <Button
        variant="primary"
        size="l"
        isFullWidth
        isDisabled={points === null || Boolean(pointsError) || pending === 'reject'}
        isPending={pending === 'accept'}
        messages={{ pending: accepting }}
        onPress={onAccept}
      >
        {accept}
        <Key>A</Key>
      </Button>
      <Spoken urgency="assertive" css={styles.error} data-part="error">
        {errorMessage && (
          <>
            <WarningOctagonIcon />
            <span>{errorMessage}</span>
          </>
        )}
      </Spoken>
    </section>
  );
});

interface RejectPartProps extends Pick<
  DecisionPanelProps,
  'reasons' | 'reason' | 'onReasonChange' | 'onReject' | 'pending'
> {
  reasonLabel: string;
  reject: string;
  rejectHint: string;
  rejecting: string;
}

/** Memoized, because it changes only with the chosen reason. */
const RejectPart = memo(function RejectPart({
  reasons,
  reason,
  onReasonChange,
  onReject,
  pending,
  reasonLabel,
  reject,
  rejectHint,
  rejecting,
}: RejectPartProps) {
  return (
    <section css={styles.part} data-part="reject">
      <RadioGroup
        label={reasonLabel}
        options={reasons.map((option, index) => ({
          ...option,
          label: (
            <span css={styles.reason}>
              <span>{option.label}</span>
              <Key>{index + 1}</Key>
            </span>
          ),
        }))}
        value={reason}
        onChange={onReasonChange}
        isDisabled={pending !== undefined}
      />
      <Button
        variant="destructive"
        size="l"
        isFullWidth
        icon={<XCircleIcon />}
        isDisabled={reason === null || pending === 'accept'}
        isPending={pending === 'reject'}
        messages={{ pending: rejecting }}
        onPress={onReject}
      >
        {reject}
        <Key>R</Key>
      </Button>
      <p css={styles.hint}>{rejectHint}</p>
    </section>
  );
});
