import { subscribeEmailMutation } from '@pwr-community/api/mutations/verification';
import { Button } from '@pwr-community/ui/Button';
import { TextField } from '@pwr-community/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../app/api.ts';
import { ApiError } from '@pwr-community/api/errors';
import { messageOf } from '../../app/errorMessages.ts';
import { questMessages as m } from './questMessages.ts';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';

/** Something, an @, and a host with a dot: the mail itself finds out the rest. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** Confirm a mail address. */
export function EmailQuest(props: QuestProps) {
  const { quest, member } = props;
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState(member.email ?? '');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mail = useMutation(subscribeEmailMutation(api));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mail.isPending) return;
    const email = address.trim();
    setRefused(!isAddress(email));
    if (isAddress(email)) mail.mutate({ challengeId: quest.id, email });
    else field.current?.focus();
  };
  // The server may know more of addresses than we do.
  const refusedThere = mail.error instanceof ApiError && mail.error.code === 'validation-failed';
  const isSent = mail.isSuccess;
  return (
    <QuestFrame
      {...props}
      notDone={m.emailNotDone}
      failure={mail.error && !refusedThere ? messageOf(mail.error) : undefined}
      steps={[
        {
          id: 'address',
          title: formatMessage(m.emailAddress),
          isDone: isSent,
          action: (
            <form noValidate onSubmit={send}>
              <TextField
                ref={field}
                type="email"
                name="email"
                autoComplete="email"
                label={formatMessage(m.emailLabel)}
                value={address}
                onChange={(value) => {
                  setAddress(value);
                  setRefused(false);
                }}
                errorMessage={isRefused || refusedThere ? formatMessage(m.emailInvalid) : undefined}
              />
              <Button type="submit" isPending={mail.isPending} messages={{ pending: formatMessage(m.emailSending) }}>
                {formatMessage(isSent ? m.emailSendAgain : m.emailSend)}
              </Button>
            </form>
          ),
        },
        {
          id: 'open',
          title: formatMessage(m.emailOpen),
          description: isSent
            ? formatMessage(m.emailSent, { email: <bdi key="email">{mail.data.email}</bdi> })
            : formatMessage(m.emailOpenHow),
        },
        { id: 'verify', title: formatMessage(m.verifyStep), description: formatMessage(m.emailVerify) },
      ]}
    />
  );
}
