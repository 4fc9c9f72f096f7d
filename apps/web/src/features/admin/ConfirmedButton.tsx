import { Button, type ButtonProps } from '@pwr-community/ui/Button';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useToasts } from '../../shared/toasts.tsx';

export interface ConfirmedButtonProps<Reply> extends Pick<ButtonProps, 'size' | 'isDisabled'> {
  label: string;
  /** Accessible name, for when several buttons share a label. */
  name?: string;
  /** Use `destructive` if the action can't be undone; it also styles the dialog's button. Default `destructive`. */
  variant?: 'destructive' | 'secondary' | 'quiet';
  /** The dialog's messages: title, consequence, confirm button, and the button's pending label. */
  title: string;
  text: ReactNode;
  confirm: string;
  pending: string;
  act: () => Promise<Reply>;
  /** Called after success, to report it. */
  onDone: (reply: Reply) => void;
  /** Message of the toast that reports an error. */
  failed: string;
}

/** A button that asks for confirmation first. Errors appear in a toast and in the dialog, which stays open. */
export function ConfirmedButton<Reply>({
  label,
  name,
  variant = 'destructive',
  title,
  text,
  confirm,
  pending,
  act,
  onDone,
  failed,
  ...button
}: ConfirmedButtonProps<Reply>) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: act });
  const confirmed = () =>
    mutateAsync().then(
      (reply) => {
        setOpen(false);
        onDone(reply);
      },
      () => toasts.error(failed),
    );
  return (
    <>
      <Button
        {...button}
        variant={variant}
        aria-haspopup="dialog"
        aria-label={name}
        onPress={() => {
          reset();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        variant={variant === 'destructive' ? 'destructive' : 'primary'}
        onConfirm={() => void confirmed()}
        isPending={isPending}
        errorMessage={error && problemText(formatMessage, error)}
        messages={{
          confirm,
          pending,
          cancel: formatMessage(commonMessages.cancel),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
