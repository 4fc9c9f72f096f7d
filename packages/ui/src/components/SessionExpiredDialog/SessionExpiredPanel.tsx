'use client';
import { Button } from '../Button/index.ts';
import { PlugApart } from '../Illustration/index.ts';
import { ModalDialog } from '../Modal/ModalDialog.tsx';
import type { SessionExpiredDialogProps } from './SessionExpiredDialog.tsx';
import * as styles from './SessionExpiredPanel.styles.ts';

/** Lazy content of SessionExpiredDialog. */
export function SessionExpiredPanel({ isOpen, onOpenChange, onLogIn, messages, ...root }: SessionExpiredDialogProps) {
  return (
    <ModalDialog
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      role="alertdialog"
      title={messages.title}
      messages={messages}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{messages.dismiss}</Button>
          <Button variant="primary" onPress={onLogIn}>
            {messages.logIn}
          </Button>
        </>
      }
    >
      <div css={styles.body} data-component="SessionExpiredDialog">
        <PlugApart />
        <p>{messages.text}</p>
      </div>
    </ModalDialog>
  );
}
