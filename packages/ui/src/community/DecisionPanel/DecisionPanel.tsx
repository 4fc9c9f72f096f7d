'use client';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { WarningOctagonIcon, XCircleIcon } from '../../components/Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Kbd } from '../../components/Kbd/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/index.ts';
import * as styles from './DecisionPanel.styles.ts';

export interface DecisionPanelProps {
  /** What is to be awarded; `null` while the field is empty. */
  points: number | null;
  /** Another number stands in the field; `null` where it is empty. */
  onPointsChange: (points: number | null) => void;
  /** What plus and minus add. Default 50. */
  step?: number;
  /** Up to nine; the key of each is its number. */
  reasons: readonly RadioOption[];
  /** The reason that is chosen; `null` for none, and then nothing can be rejected. */
  reason: string | null;
  /** A reason was chosen: its value. */
  onReasonChange: (reason: string) => void;
  /** It is accepted, with the points in the field. */
  onAccept: () => void;
  /** It is rejected, for the reason that is chosen. */
  onReject: () => void;
  /** Which of the two is under way; nothing can be decided meanwhile. */
  pending?: 'accept' | 'reject' | undefined;
  /** Why it did not work; read out at once. */
  errorMessage?: ReactNode;
  /** What became of it, as a StatusBadge and the points: stands in place of the ways to decide. */
  outcome?: ReactNode;
  /** What else can be done about the member: quiet Buttons at the foot. */
  actions?: ReactNode;
  /** Level of the title on the page around it. Default 2. */
  headingLevel?: 2 | 3;
  /** Every word that is shown or spoken. */
  messages: {
    /** As "Decision". */
    title: string;
    /** The label of the field, as "Points to award". */
    points: string;
    /** Under the field, as "Steps of 50, usual for posts 150–300". */
    pointsHint: string;
    /** What the primary does, as "Accept with 250". */
    accept: (points: number) => string;
    /** The label of the reasons, as "Or reject, with a reason". */
    reason: string;
    reject: string;
    /** As "The member sees the reason and an explanation." */
    rejectHint: string;
    /** Read out while one of the two is under way. */
    accepting: string;
    rejecting: string;
  };
}

/** Where a reviewer decides: points and yes, or a reason and no. The keys it shows are those of the ReviewLayout. */
export function DecisionPanel({
  points,
  onPointsChange,
  step = 50,
  reasons,
  reason,
  onReasonChange,
  onAccept,
  onReject,
  pending,
  errorMessage,
  outcome,
  actions,
  headingLevel = 2,
  messages,
}: DecisionPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={styles.root} data-component="DecisionPanel">
      {outcome ? (
        <section css={styles.part} data-part="outcome">
          <Heading css={styles.title}>{messages.title}</Heading>
          {outcome}
        </section>
      ) : (
        <>
          <section css={styles.part} data-part="accept">
            <Heading css={styles.title}>{messages.title}</Heading>
            <NumberField
              label={messages.points}
              description={messages.pointsHint}
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
              isDisabled={points === null || pending === 'reject'}
              isPending={pending === 'accept'}
              messages={{ pending: messages.accepting }}
              onPress={onAccept}
            >
              {messages.accept(points ?? 0)}
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
          <section css={styles.part} data-part="reject">
            <RadioGroup
              label={messages.reason}
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
              messages={{ pending: messages.rejecting }}
              onPress={onReject}
            >
              {messages.reject}
              <Key>R</Key>
            </Button>
            <p css={styles.hint}>{messages.rejectHint}</p>
          </section>
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

/** Seen, not read out: to a screen reader it would be a part of the name. The list of keys says them. */
function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden data-part="key">
      <Kbd>{children}</Kbd>
    </span>
  );
}
