'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { WarningOctagonIcon } from '../../components/Icon/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Modal, type ModalMessages } from '../../components/Modal/index.ts';
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
  const [points, setPoints] = useState<number | null>(defaultPoints);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Each opening begins anew.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPoints(defaultPoints);
  }
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      title={title}
      isDismissable={!isPending}
      messages={messages}
      footer={
        <>
          <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={points === null}
            isPending={isPending}
            messages={messages}
            onPress={() => points !== null && onAccept(points)}
          >
            {messages.accept(points ?? 0)}
          </Button>
        </>
      }
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
        <Spoken urgency="assertive" css={styles.error} data-part="error">
          {errorMessage && (
            <>
              <WarningOctagonIcon />
              <span>{errorMessage}</span>
            </>
          )}
        </Spoken>
      </div>
    </Modal>
  );
}
