'use client';
import { Button } from '../../components/Button/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './DecisionBar.styles.ts';

export interface DecisionBarProps extends PlainRootProps {
  /** Called to open an AcceptDialog. */
  onAccept: () => void;
  /** Called to open a RejectDialog. */
  onReject: () => void;
  /** Disables both buttons. Default `false`. */
  isDisabled?: boolean;
  /** All visible and announced text. */
  messages: { accept: string; reject: string };
}

/** The decision on a phone: two buttons at the bottom edge, each of which opens a dialog. */
export function DecisionBar({ onAccept, onReject, isDisabled = false, messages, ...root }: DecisionBarProps) {
  return (
    <div {...root} css={styles.root} data-component="DecisionBar">
      <Button variant="destructive" size="l" isDisabled={isDisabled} aria-haspopup="dialog" onPress={onReject}>
        {messages.reject}
      </Button>
      <Button variant="primary" size="l" isDisabled={isDisabled} aria-haspopup="dialog" onPress={onAccept}>
        {messages.accept}
      </Button>
    </div>
  );
}
