'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { DecisionDialog, useStatePerOpening } from '../../internal/DecisionDialog.tsx';
import { DecisionError } from '../../internal/DecisionError.tsx';
import type { ModalMessages } from '../../components/Modal/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './AcceptDialog.styles.ts';

export interface AcceptDialogProps extends OverlayProps, RootProps {
  /** Title, such as "Accept this post?" or "Accept all 14 submissions?" */
  title: ReactNode;
  /** Explains who earns the points, and that the acceptance can't be undone. */
  children: ReactNode;
  /** Initial number of points; `null` for an empty field. */
  defaultPoints: number | null;
  /**
   * Allows an empty field, for submissions that earn different points. While the field is empty, the button has this
   * label and action.
   */
  whenEmpty?: { accept: string; onAccept: () => void };
  /** More fields below the points, such as one for a message to the member. */
  fields?: ReactNode;
  /** Step of the plus and minus buttons. Any number can be typed, even a negative one. Default 50. */
  step?: number;
  /** Returns the error for points that can't be awarded, which disables accepting. Default: all can. */
  checkPoints?: (points: number) => ReactNode;
  /** Called with the points. The dialog stays open until the caller closes it, so that it can show a failure. */
  onAccept: (points: number) => void;
  /** The acceptance is in progress, and the dialog can't be closed meanwhile. Default `false`. */
  isPending?: boolean;
  /** Error from the last attempt; announced immediately. */
  errorMessage?: ReactNode;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Label of the field, such as "Points to award". */
    points: string;
    /** Hint under the field, such as "Steps of 50". */
    hint?: string;
    /** Label of the primary button, such as "Accept for 250 points". */
    accept: (points: number) => string;
    cancel: string;
    /** Announced while in progress, such as "Accepting". */
    pending: string;
  };
}

/** Asks how many points to award for one or many accepted submissions. The primary button shows the number. */
export function AcceptDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  defaultPoints,
  whenEmpty,
  fields,
  step = 50,
  checkPoints,
  onAccept,
  isPending = false,
  errorMessage,
  messages,
  ...root
}: AcceptDialogProps) {
  const [points, setPoints] = useStatePerOpening<number | null>(isOpen, defaultPoints);
  const pointsError = points !== null && checkPoints?.(points);
  return (
    <DecisionDialog
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      decision={points === null && whenEmpty ? whenEmpty.accept : messages.accept(points ?? 0)}
      variant="primary"
      canDecide={points === null ? whenEmpty !== undefined : !pointsError}
      onDecide={() => (points === null ? whenEmpty?.onAccept() : onAccept(points))}
      isPending={isPending}
      messages={messages}
    >
      <div css={styles.root} data-component="AcceptDialog">
        <div>{children}</div>
        <NumberField
          label={messages.points}
          description={messages.hint}
          errorMessage={pointsError}
          value={points}
          onChange={setPoints}
          step={step}
          size="l"
          autoFocus
          isDisabled={isPending}
        />
        {fields}
        <DecisionError>{errorMessage}</DecisionError>
      </div>
    </DecisionDialog>
  );
}
