import { subscribeEmailMutation } from '@pwr-community/api/mutations/verification';
import { Spoken } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { Form } from '@pwr-community/ui/Form';
import { TextField } from '@pwr-community/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { ApiError } from '@pwr-community/api/errors';
import { problemText } from '../../shared/errorMessages.ts';
import { questMessages as m } from './questMessages.ts';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';

/** Checks only for an @ and a host with a dot. The confirmation email proves the rest. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** A quest to confirm an email address. */
export function EmailQuest(props: QuestProps) {
  const { quest, member } = props;
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState(member.email ?? '');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mail = useMutation(subscribeEmailMutation(api));

  const send = async () => {
    const email = address.trim();
    setRefused(!isAddress(email));
    // The error is shown through `mail.error`.
    if (isAddress(email)) await mail.mutateAsync({ challengeId: quest.id, email }).catch(() => undefined);
  };
  // The server may apply stricter rules.
  const refusedThere = mail.error instanceof ApiError && mail.error.code === 'validation-failed';
  const invalid = isRefused || refusedThere ? formatMessage(m.emailInvalid) : undefined;
  const label = formatMessage(m.emailLabel);
  const isSent = mail.isSuccess;
  return (
    <QuestFrame
      {...props}
      // `quest.action` shows that an email was sent on an earlier visit.
      notDone={isSent || quest.action === 'subscribe' ? m.emailNotDone : m.emailNotSent}
      failure={mail.error && !refusedThere ? problemText(formatMessage, mail.error) : undefined}
      steps={[
        {
          id: 'address',
          title: formatMessage(m.emailAddress),
          isDone: isSent,
          action: (
            <Form
              label={formatMessage(m.emailAddress)}
              onSubmit={send}
              errors={invalid ? [{ name: 'email', label, message: invalid }] : []}
              onFocusField={() => field.current?.focus()}
              actions={
                <Button type="submit" isPending={mail.isPending} messages={{ pending: formatMessage(m.emailSending) }}>
                  {formatMessage(isSent ? m.emailSendAgain : m.emailSend)}
                </Button>
              }
              // A single field needs no error summary.
              messages={{ summary: () => null }}
            >
              <TextField
                ref={field}
                type="email"
                name="email"
                autoComplete="email"
                label={label}
                value={address}
                onChange={(value) => {
                  setAddress(value);
                  setRefused(false);
                }}
                errorMessage={invalid}
              />
            </Form>
          ),
        },
        {
          id: 'open',
          title: formatMessage(m.emailOpen),
          description: (
            <>
              {!isSent && formatMessage(m.emailOpenHow)}
              <Spoken as="span">
                {isSent && formatMessage(m.emailSent, { email: <bdi key="email">{mail.data.email}</bdi> })}
              </Spoken>
            </>
          ),
        },
        { id: 'verify', title: formatMessage(m.verifyStep), description: formatMessage(m.emailVerify) },
      ]}
    />
  );
}
