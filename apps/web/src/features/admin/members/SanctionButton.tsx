import { sanctionMutation } from '@pwr-community/api/mutations/sanctions';
import type { MemberStanding, SanctionKind, Silence } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { AppealDialog } from '@pwr-community/ui/community/AppealDialog';
import { ToggleButtonGroup } from '@pwr-community/ui/ToggleButton';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { useFieldCounter } from '../../../shared/appeals/useFieldCounter.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useKeptText } from '../../../shared/useKeptText.ts';
import { useResetOnOpen } from '../../../shared/useResetOnOpen.ts';
import { deedMessages } from './deedMessages.ts';
import { sanctionMessages as m } from './sanctionMessages.ts';

/** Durations of a silence in days, and maximum length of a reason, from the contract. */
const lengths: readonly Silence['days'][] = [1, 7, 30];
const limit = 500;

interface Words {
  label: MessageDescriptor;
  title: MessageDescriptor;
  text: MessageDescriptor;
  confirm: MessageDescriptor;
  done: MessageDescriptor;
  failed: MessageDescriptor;
}

const words: Record<SanctionKind, Words> = {
  disqualify: {
    label: deedMessages.disqualify,
    title: deedMessages.disqualifyTitle,
    text: m.disqualifyText,
    confirm: deedMessages.disqualifyConfirm,
    done: deedMessages.disqualified,
    failed: deedMessages.disqualifyFailed,
  },
  reinstate: {
    label: m.reinstate,
    title: m.reinstateTitle,
    text: m.reinstateText,
    confirm: m.reinstateConfirm,
    done: m.reinstated,
    failed: m.failed,
  },
  silence: {
    label: m.silence,
    title: m.silenceTitle,
    text: m.silenceText,
    confirm: m.silenceConfirm,
    done: m.silenced,
    failed: m.failed,
  },
  unsilence: {
    label: m.unsilence,
    title: m.unsilenceTitle,
    text: m.unsilenceText,
    confirm: m.unsilence,
    done: m.unsilenced,
    failed: m.failed,
  },
};

export interface SanctionButtonProps {
  member: { id: number; name: string; role?: string };
  kind: SanctionKind;
  /** Called after a successful request, even if it only proposed the sanction or changed nothing. */
  onDone?: () => void;
}

/** A button that imposes or lifts a sanction, after asking for a reason. A second admin may have to confirm it. */
export function SanctionButton({ member: { id: userId, name, role = 'User' }, kind, onDone }: SanctionButtonProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const counter = useFieldCounter();
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<Silence['days']>(7);
  const { mutateAsync, isPending, error, reset } = useMutation(sanctionMutation(api));
  const { label, title, text, confirm, done, failed } = words[kind];
  const [reason, keepReason] = useKeptText(`${kind}-${userId}`);
  useResetOnOpen(isOpen, reset);

  const tell = ({ outcome }: MemberStanding) => {
    if (outcome === 'unchanged') return toasts.error(formatMessage(m.unchanged));
    toasts.success(formatMessage(outcome === 'proposed' ? m.proposed : done));
  };
  // The refetched record replaces this button, possibly before the mutation settles. Unlike callbacks of `mutate`, the
  // promise reports the outcome anyway.
  const send = (sent: string) =>
    mutateAsync({ userId, kind, reason: sent, ...(kind === 'silence' && { days }) }).then(
      (standing) => {
        keepReason(null);
        setOpen(false);
        tell(standing);
        onDone?.();
      },
      () => toasts.error(formatMessage(failed)),
    );

  return (
    <>
      <Button
        variant={kind === 'disqualify' ? 'destructive' : 'quiet'}
        size="s"
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {formatMessage(label)}
      </Button>
      <AppealDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(title, { name })}
        choice={
          kind === 'silence' && (
            <ToggleButtonGroup
              label={formatMessage(m.length)}
              value={String(days)}
              onChange={(value) => setDays(Number(value) as Silence['days'])}
              options={lengths.map((length) => ({
                value: String(length),
                label: formatMessage(m.days, { days: length }),
              }))}
            />
          )
        }
        text={reason}
        onTextChange={keepReason}
        limit={limit}
        onSend={(sent) => void send(sent)}
        isPending={isPending}
        errorMessage={error && problemText(formatMessage, error)}
        messages={{
          ...counter,
          label: formatMessage(m.reason),
          send: formatMessage(confirm),
          pending: formatMessage(m.pending),
          cancel: formatMessage(commonMessages.cancel),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      >
        <p>{formatMessage(text)}</p>
        {role !== 'User' && <p>{formatMessage(m.adminText)}</p>}
      </AppealDialog>
    </>
  );
}
