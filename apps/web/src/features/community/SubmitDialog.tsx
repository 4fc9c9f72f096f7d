import { ApiError } from '@pwr-community/api/errors';
import { uploadImageMutation } from '@pwr-community/api/mutations/images';
import type { ContentType } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { Form } from '@pwr-community/ui/Form';
import { Modal } from '@pwr-community/ui/Modal';
import { Select } from '@pwr-community/ui/Select';
import { useIsMutating } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { pictureMessages } from '../../shared/pictures/messages.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { Silenced } from '../../shared/silence/Silenced.tsx';
import { useSilence } from '../../shared/silence/useSilence.ts';
import { useKept } from '../../shared/useKept.ts';
import { useOpening } from '../../shared/useOpening.ts';
import type { View } from './communityAddress.ts';
import { submissionMessages } from '../../shared/submissions/messages.ts';
import { kinds } from '../../shared/submissions/parts.tsx';
import { contentMessages, submitMessages as m } from './messages.ts';
import { empty, isSubmission, problemsOf, suggestedKind, type Field, type Submission } from './submission.ts';
import { fieldLabels, SubmitFields } from './SubmitFields.tsx';
import { useProblemWords } from './useProblemWords.ts';
import { useSubmit } from './useSubmit.ts';

export interface SubmitDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  memberId: number;
  /** The tab that the reader came from. */
  suggested: View;
  /** Called after submitting, if the dialog has stayed open. */
  onSent: () => void;
}

/** Form for submitting content of any type. It keeps its values until they are submitted. */
export function SubmitDialog({ isOpen, onOpenChange, memberId, suggested, onSent }: SubmitDialogProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const silence = useSilence();
  const [kept, keep, changeKept, areLatest] = useKept(`submission-${memberId}`, empty, isSubmission);
  const { submit, isSending } = useSubmit();
  const isUploading = useIsMutating({ mutationKey: uploadImageMutation(api).mutationKey }) > 0;
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [isRefused, setRefused] = useState(false);
  // The value that the server rejected, and its error, shown only while the field has this value.
  const [refusal, setRefusal] = useState<{ field: Field; text: unknown; words: string }>();
  const [failure, setFailure] = useState<unknown>();
  const wordsOf = useProblemWords(kept);
  const inputs = useRef<Partial<Record<Field, HTMLElement | null>>>({});

  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    const isUntouched = !kept.url && !kept.code && !kept.title && !kept.picture;
    if (isOpen && isUntouched) keep({ ...empty, kind: suggestedKind(suggested) });
  }

  const opening = useOpening(isOpen);

  const change = (changes: Partial<Submission>) => {
    setFailure(undefined);
    changeKept(changes);
  };

  const problems = problemsOf(kept);
  const errorOf = (field: Field) => {
    if (refusal?.field === field && refusal.text === kept[field]) return refusal.words;
    const problem = problems[field];
    // Some problems are certain while typing; others can only be judged when the field is complete.
    const isCertain = problem === 'other' || problem === 'tooLong';
    return problem && (isCertain || isRefused || left.includes(field)) ? wordsOf(field, problem) : undefined;
  };

  // A meme's picture may be refused as well as its title.
  const isAboutText = (error: unknown) =>
    kept.kind !== 'meme' || (error instanceof ApiError && error.errors.some(({ path }) => path.endsWith('/title')));

  const refuse = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    const field = kept.kind === 'embed' ? 'code' : kept.kind === 'meme' ? 'title' : 'url';
    if (kept.kind === 'meme' && areLatest(kept) && code?.startsWith('image-')) change({ picture: { problem: code } });
    else if (code === 'validation-failed' && isAboutText(error))
      setRefusal({ field, text: kept[field], words: wordsOf(field, 'wrong') });
    else if (code === 'already-submitted')
      setRefusal({ field, text: kept[field], words: problemText(formatMessage, error) });
    else setFailure(error);
  };

  const send = async () => {
    // Enter in a field submits even while the button is inert.
    if (isSending) return;
    setRefused(true);
    setFailure(undefined);
    if (Object.keys(problems).length > 0 || isUploading) return;
    const sender = opening.current;
    try {
      await submit(kept);
    } catch (error) {
      return refuse(error);
    }
    if (areLatest(kept)) keep(null);
    setRefused(false);
    setLeft([]);
    toasts.success(formatMessage(m.sent));
    if (opening.current !== sender) return;
    onOpenChange(false);
    onSent();
  };

  const errors = (Object.keys(fieldLabels) as Field[]).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, label: formatMessage(fieldLabels[name]), message }] : [];
  });

  if (silence)
    return (
      <Modal
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={formatMessage(contentMessages.submit)}
        messages={{ close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) }}
      >
        <Silenced silence={silence} />
      </Modal>
    );
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(contentMessages.submit)}
      messages={{ close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) }}
    >
      <Form
        label={formatMessage(contentMessages.submit)}
        onSubmit={send}
        errors={errors}
        onFocusField={(name) => inputs.current[name as Field]?.focus()}
        errorMessage={failure !== undefined && problemText(formatMessage, failure)}
        actions={
          <>
            <Button variant="quiet" onPress={() => onOpenChange(false)}>
              {formatMessage(commonMessages.cancel)}
            </Button>
            <Button
              type="submit"
              variant="primary"
              isPending={isSending || isUploading}
              messages={{ pending: formatMessage(isUploading ? pictureMessages.uploading : m.sending) }}
            >
              {formatMessage(m.send)}
            </Button>
          </>
        }
        messages={{ summary: (count) => formatMessage(m.mistakes, { count }) }}
      >
        <Select
          label={formatMessage(m.kind)}
          items={kinds.map((id) => ({ id, label: formatMessage(id === 'embed' ? m.embed : submissionMessages[id]) }))}
          value={kept.kind}
          onChange={(kind) => {
            // Hides the errors of the new type's fields until the reader leaves them or submits again.
            setRefused(false);
            setLeft([]);
            change({ kind: kind as ContentType });
          }}
        />
        <SubmitFields
          submission={kept}
          onChange={change}
          onLeave={(field) => setLeft((fields) => [...fields, field])}
          errorOf={errorOf}
          inputs={inputs}
        />
      </Form>
    </Modal>
  );
}
