'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.ts';
import { DecisionDialog, useStatePerOpening } from '../../internal/DecisionDialog.tsx';
import { Fault } from '../../internal/Fault.tsx';
import type { ModalMessages } from '../../components/Modal/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import * as styles from './AcceptDialog.styles.ts';

export interface AcceptDialogProps extends OverlayProps {
  /** What is accepted, as "Accept this post?" or "Accept all 14 submissions?" */
  title: ReactNode;
  /** Who is paid, and that it cannot be taken back. */
  children: ReactNode;
  /** The points that it opens with. */
  defaultPoints: number;
  /** What plus and minus add. Any number can be typed, below zero too. Default 50. */
  step?: number;
  /** The dialog stays until the caller closes it, so that a failure can be shown in it. */
  onAccept: (points: number) => void;
  /** The acceptance is under way: the dialog cannot be left meanwhile. Default `false`. */
  isPending?: boolean;
  /** Why it did not work; read out at once. */
  errorMessage?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: ModalMessages & {
    /** The label of the field, as "Points to award". */
    points: string;
    /** Under the field, as "Steps of 50". */
    hint?: string;
    /** What the primary does, as "Accept with 250". */
    accept: (points: number) => string;
    cancel: string;
    /** Read out while under way, as "Accepting". */
    pending: string;
  };
}

/** Asks how many points an accepted submission, or many of them, earn. The button says what it will do. */
export function AcceptDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  defaultPoints,
  step = 50,
  onAccept,
  isPending = false,
  errorMessage,
  messages,
}: AcceptDialogProps) {
  const [points, setPoints] = useStatePerOpening<number | null>(isOpen, defaultPoints);
  return (
    <DecisionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      decision={messages.accept(points ?? 0)}
      variant="primary"
      canDecide={points !== null}
      onDecide={() => points !== null && onAccept(points)}
      isPending={isPending}
      messages={messages}
    >
      <div css={styles.root} data-component="AcceptDialog">
        <div>{children}</div>
        <NumberField
          label={messages.points}
          description={messages.hint}
          value={points}
          onChange={setPoints}
          step={step}
          size="l"
          autoFocus
          isDisabled={isPending}
        />
        <Fault css={styles.error} data-part="error">
          {errorMessage}
        </Fault>
      </div>
    </DecisionDialog>
  );
}
