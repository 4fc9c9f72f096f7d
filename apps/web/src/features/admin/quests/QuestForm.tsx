import type { QuestDetail, QuestUpdate } from '@pwr-community/api/schema';
import { locales } from '@pwr-community/i18n';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { problemText } from '../../../shared/errorMessages.ts';
import { ConflictNotice } from '../../../shared/form/ConflictNotice.tsx';
import { PageForm } from '../../../shared/form/PageForm.tsx';
import { showRefusals } from '../../../shared/form/showRefusals.ts';
import { useDraft } from '../../../shared/form/useDraft.ts';
import { useBase, useEdit } from '../../../shared/form/useEdit.ts';
import { useSending } from '../../../shared/form/useSending.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { LanguageSection, TaskSection, TimeSection, WorthSection } from './QuestFields.tsx';
import { useFieldWords } from './useFieldWords.ts';
import {
  changesOf,
  fieldAt,
  fieldError,
  fieldsOf,
  initialValues,
  isDraft,
  resolver,
  type FieldName,
  type Values,
} from './values.ts';

interface NewQuest {
  quest?: undefined;
  /**
   * Resolves when the server accepts the quest. If it rejects, validation errors appear next to their fields, and other
   * errors in the form.
   */
  onSend: (values: Values) => Promise<QuestDetail>;
}

interface ChangedQuest {
  /** The quest to edit. */
  quest: QuestDetail;
  /** Like `onSend`, but gets only the changed fields. */
  onSave: (changes: QuestUpdate) => Promise<unknown>;
}

export type QuestFormProps = (NewQuest | ChangedQuest) & {
  title: string;
  lead: string;
  /** Start of the draft's storage key; the quest's id or `new` follows. */
  draftKey: string;
  /** Called after the server has accepted the quest and the draft is settled. */
  onSent: () => void;
  /** Called after the draft is discarded. */
  onCancel: () => void;
  messages: { send: string; sending: string; failed: string };
};

/** Returns the form's state, draft and submission. */
function useQuestForm(props: QuestFormProps) {
  const { quest, onSent, messages } = props;
  const draftKey = `${props.draftKey}-${quest?.id ?? 'new'}`;
  const toasts = useToasts();
  const base = useBase(quest, draftKey, initialValues, isDraft);
  const initial = useMemo(() => initialValues(base.base), [base.base]);
  const form = useForm<Values>({ defaultValues: initial, resolver, mode: 'onTouched' });
  const { setError } = form;
  const draft = useDraft(form, draftKey, initial, isDraft);
  const edit = useEdit(form, base, {
    valuesOf: initialValues,
    fieldsOf,
    changesOf,
    send: async (changes) => {
      draft.markSent();
      if (props.quest) await props.onSave(changes);
    },
    onRebase: draft.rebase,
  });
  const [failure, setFailure] = useState<unknown>();

  const showFailure = (error: unknown) => {
    const isShown = showRefusals(error, setError, ({ path, code }) => {
      const name = fieldAt(path);
      return name ? { name, message: fieldError(code, name) } : null;
    });
    if (!isShown) setFailure(error);
    toasts.error(messages.failed);
  };

  const { isSending, send } = useSending(form, async (values) => {
    setFailure(undefined);
    draft.markSent();
    try {
      if (!props.quest) {
        const { id } = await props.onSend(values);
        draft.settle(`${props.draftKey}-${id}`);
      } else if (await edit.save()) draft.settle();
      else return;
      onSent();
    } catch (error) {
      showFailure(error);
    }
  });

  const startOver = () => {
    edit.startOver();
    setFailure(undefined);
  };

  return { form, draft, edit, failure, isSending, send, startOver };
}

/** All fields of a quest, with a preview for each language. Input survives failures and reloads. */
export function QuestForm(props: QuestFormProps) {
  const { title, lead, onCancel, messages } = props;
  const { formatMessage } = useIntl();
  const { labelOf, showValue } = useFieldWords();
  const { form, draft, edit, failure, isSending, send, startOver } = useQuestForm(props);
  const { control, formState } = form;

  return (
    <PageForm
      title={title}
      lead={lead}
      draft={draft}
      isDirty={formState.isDirty}
      isSending={isSending}
      onSubmit={send}
      onCancel={onCancel}
      onStartOver={startOver}
      errorMessage={failure !== undefined && problemText(formatMessage, failure)}
      conflict={
        <ConflictNotice
          conflict={edit.conflict}
          onChoose={edit.choose}
          labelOf={(name) => labelOf(name as FieldName)}
          show={showValue}
        />
      }
      messages={messages}
    >
      <TaskSection control={control} />
      <WorthSection control={control} isNew={!props.quest} />
      <TimeSection control={control} />
      {locales.map((locale) => (
        <LanguageSection key={locale.code} control={control} locale={locale} />
      ))}
    </PageForm>
  );
}
