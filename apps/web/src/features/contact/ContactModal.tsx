import { contactMutation } from '@pwr-community/api/mutations/contact';
import { Button } from '@pwr-community/ui/Button';
import { Form } from '@pwr-community/ui/Form';
import { Modal } from '@pwr-community/ui/Modal';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { sayRefusal } from '../../shared/form/sayRefusal.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useMember } from '../../shared/session.tsx';
import { useToasts } from '../../shared/toasts.tsx';
import { useKept } from '../../shared/useKept.ts';
import { useOpening } from '../../shared/useOpening.ts';
import { contactMessages as m } from './messages.ts';
import { charactersOver, empty, isContact, limits, problemsOf, refusalsOf, type Field } from './values.ts';

/** Form for writing to the team. It keeps its values until they are sent. */
export function ContactModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const member = useMember();
  const [values, keep, change, areLatest] = useKept(`contact-${member?.id ?? 'visitor'}`, empty, isContact);
  const { mutateAsync, isPending, error, reset } = useMutation(contactMutation(api));
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [isRefused, setRefused] = useState(false);
  const opening = useOpening(isOpen);
  const [inputs] = useState(() => new Map<string, HTMLElement | null>());

  const problems = problemsOf(values, error);
  const shown = (name: Field) => {
    const problem = isRefused || left.includes(name) ? problems[name] : undefined;
    if (problem === 'tooLong' || problem === 'hidden') return sayRefusal({ formatMessage }, problem, limits[name]);
    return problem && formatMessage(m[problem], { count: charactersOver(values) });
  };

  const send = async () => {
    setRefused(true);
    if (isPending || Object.keys(problems).length > 0) return;
    const body = { name: values.name.trim(), email: values.email.trim(), message: values.message.trim() };
    const sender = opening.current;
    try {
      await mutateAsync(body);
    } catch {
      // The form shows the error.
      return;
    }
    if (areLatest(values)) keep(null);
    setRefused(false);
    setLeft([]);
    toasts.success(formatMessage(m.sent));
    if (opening.current === sender) onClose();
  };

  const field = (name: Field) => ({
    ref: (element: HTMLElement | null) => void inputs.set(name, element),
    label: formatMessage(m[name]),
    value: values[name],
    onChange: (value: string) => {
      if (error) reset();
      change({ [name]: value });
    },
    onBlur: () => values[name] && setLeft((fields) => [...fields, name]),
    errorMessage: shown(name),
    isRequired: true,
  });

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={(stays) => stays || onClose()}
      title={formatMessage(m.title)}
      messages={{ close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) }}
    >
      <Form
        label={formatMessage(m.title)}
        onSubmit={send}
        errors={(Object.keys(empty) as Field[]).flatMap((name) => {
          const message = shown(name);
          return message ? [{ name, label: formatMessage(m[name]), message }] : [];
        })}
        onFocusField={(name) => inputs.get(name)?.focus()}
        errorMessage={error && Object.keys(refusalsOf(error)).length === 0 && problemText(formatMessage, error)}
        actions={
          <>
            <Button variant="quiet" onPress={onClose}>
              {formatMessage(commonMessages.cancel)}
            </Button>
            <Button
              type="submit"
              variant="primary"
              isPending={isPending}
              messages={{ pending: formatMessage(m.sending) }}
            >
              {formatMessage(m.send)}
            </Button>
          </>
        }
        messages={{ summary: (count) => formatMessage(m.mistakes, { count }) }}
      >
        <TextField {...field('name')} autoComplete="name" maxLength={limits.name} />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          description={formatMessage(m.emailHint)}
        />
        <TextArea
          {...field('message')}
          rows={5}
          limit={limits.message}
          countFrom={limits.message * 0.9}
          messages={{
            count: (used, limit) => formatMessage(m.used, { used, limit }),
            left: (rest) => formatMessage(rest < 0 ? m.over : m.left, { count: Math.abs(rest) }),
          }}
        />
      </Form>
    </Modal>
  );
}
