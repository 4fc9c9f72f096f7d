import type { QuestDetail, QuestKind, QuestUpdate } from '@pwr-community/api/schema';
import { Checkbox } from '@pwr-community/ui/Checkbox';
import { DateTimeField } from '@pwr-community/ui/DateTimeField';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { NumberField } from '@pwr-community/ui/NumberField';
import { Select } from '@pwr-community/ui/Select';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { locales } from '@pwr-community/i18n';
import { useMemo, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { problemText } from '../../../shared/errorMessages.ts';
import { ConflictNotice } from '../../../shared/form/ConflictNotice.tsx';
import { PageForm } from '../../../shared/form/PageForm.tsx';
import { showRefusals } from '../../../shared/form/showRefusals.ts';
import { sayRefusal } from '../../../shared/form/sayRefusal.ts';
import { useDraft } from '../../../shared/form/useDraft.ts';
import { useBase, useEdit } from '../../../shared/form/useEdit.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { kindMessages, listMessages, questFormMessages as m } from './messages.ts';
import { Preview } from './Preview.tsx';
import {
  changesOf,
  fieldAt,
  fieldError,
  fieldsOf,
  initialValues,
  isDraft,
  kinds,
  limits,
  resolver,
  withTarget,
  type FieldError,
  type FieldName,
  type Values,
} from './values.ts';

interface NewQuest {
  quest?: undefined;
  /** Resolves when the server has taken it; what it throws is shown where it belongs. */
  onSend: (values: Values) => Promise<unknown>;
}

interface ChangedQuest {
  /** The quest to change. */
  quest: QuestDetail;
  /** As `onSend`, with the fields that changed. */
  onSave: (changes: QuestUpdate) => Promise<unknown>;
}

export type QuestFormProps = (NewQuest | ChangedQuest) & {
  title: string;
  lead: string;
  /** Under which a draft is kept. */
  draftKey: string;
  /** It was taken, and no draft of it is left. */
  onSent: () => void;
  /** The form is given up, and nothing of it is kept. */
  onCancel: () => void;
  messages: { send: string; sending: string; failed: string };
};

const targetHints = { x_follow: m.targetX, discord: m.targetDiscord, telegram: m.targetTelegram };

/** Points move in steps of it. */
const step = 50;

/** Everything about a quest, with how members of each language will see it. What is typed outlives failures and reloads. */
export function QuestForm(props: QuestFormProps) {
  const { quest, title, lead, draftKey, onSent, onCancel, messages } = props;
  const { formatMessage, formatDate } = useIntl();
  const toasts = useToasts();
  const base = useBase(quest, draftKey, initialValues, isDraft);
  const initial = useMemo(() => initialValues(base.base), [base.base]);
  const form = useForm<Values>({ defaultValues: initial, resolver, mode: 'onTouched' });
  const { control, formState, setError, handleSubmit } = form;
  const draft = useDraft(form, draftKey, initial, isDraft);
  const edit = useEdit(form, base, {
    valuesOf: initialValues,
    fieldsOf,
    changesOf,
    send: async (changes) => props.quest && props.onSave(changes),
  });
  const [failure, setFailure] = useState<unknown>();
  const kind = useWatch({ control, name: 'kind' });

  const showFailure = (error: unknown) => {
    const isShown = showRefusals(error, setError, ({ path, code }) => {
      const name = fieldAt(path);
      return name ? { name, message: fieldError(code, name) } : null;
    });
    if (!isShown) setFailure(error);
    toasts.error(messages.failed);
  };

  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      if (!props.quest) await props.onSend(values);
      else if (!(await edit.save())) return;
      draft.giveUp();
      onSent();
    } catch (error) {
      showFailure(error);
    }
  });

  /** What is said of a field's error. */
  const say = (error: { message?: string } | undefined, most = 0) => {
    switch (error?.message as FieldError | undefined) {
      case undefined:
        return undefined;
      case 'allOrNone':
        return formatMessage(m.allOrNone);
      case 'target':
        return formatMessage(m.targetWrong);
      case 'url':
        return formatMessage(m.urlWrong);
      case 'number':
        return formatMessage(m.numberWrong, { most: limits.number });
      case 'order':
        return formatMessage(m.closesFirst);
      default:
        return sayRefusal({ formatMessage }, error!.message!, most);
    }
  };

  const labels = {
    kind: listMessages.kind,
    target: m.target,
    actionUrl: m.actionUrl,
    needsReview: m.needsReview,
    points: listMessages.points,
    order: listMessages.order,
    startsAt: m.startsAt,
    endsAt: m.endsAt,
    title: m.titleIn,
    description: m.descriptionIn,
  };
  const labelOf = (field: FieldName) => {
    const [name, code] = field.split('.') as [keyof typeof labels, string?];
    return formatMessage(labels[name], { language: locales.find((locale) => locale.code === code)?.name });
  };
  const showValue = (name: string, value: unknown) => {
    if (name === 'kind') return formatMessage(kindMessages[value as QuestKind]);
    if (name === 'startsAt' || name === 'endsAt')
      return formatDate(`${String(value)}Z`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    return undefined;
  };

  return (
    <PageForm
      title={title}
      lead={lead}
      draft={draft}
      isDirty={formState.isDirty}
      isSubmitting={formState.isSubmitting}
      onSubmit={send}
      onCancel={onCancel}
      onStartOver={() => {
        edit.startOver();
        setFailure(undefined);
      }}
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
      <FormSection title={formatMessage(m.task)} description={formatMessage(m.taskHint)}>
        <Controller
          control={control}
          name="kind"
          render={({ field: { ref, value, onChange } }) => (
            <Select
              ref={ref}
              value={value}
              onChange={onChange}
              label={formatMessage(listMessages.kind)}
              items={kinds.map((id) => ({ id, label: formatMessage(kindMessages[id]) }))}
            />
          )}
        />
        {withTarget.includes(kind) && (
          <Controller
            control={control}
            name="target"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={formatMessage(m.target)}
                description={kind in targetHints && formatMessage(targetHints[kind as keyof typeof targetHints])}
                autoComplete="off"
                isRequired
                errorMessage={say(fieldState.error, limits.target)}
              />
            )}
          />
        )}
        <Controller
          control={control}
          name="actionUrl"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={formatMessage(m.actionUrl)}
              description={formatMessage(m.actionUrlHint)}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://example.com"
              isRequired={kind === 'visit'}
              errorMessage={say(fieldState.error, limits.actionUrl)}
            />
          )}
        />
        <Controller
          control={control}
          name="needsReview"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <Checkbox
              ref={ref}
              isSelected={value}
              onChange={onChange}
              onBlur={onBlur}
              description={formatMessage(m.needsReviewHint)}
            >
              {formatMessage(m.needsReview)}
            </Checkbox>
          )}
        />
      </FormSection>

      <FormSection title={formatMessage(m.worth)}>
        <Controller
          control={control}
          name="points"
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={formatMessage(listMessages.points)}
              step={step}
              minValue={0}
              isRequired
              errorMessage={say(fieldState.error)}
            />
          )}
        />
        <Controller
          control={control}
          name="order"
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={formatMessage(listMessages.order)}
              description={formatMessage(quest ? m.orderKept : m.orderHint)}
              minValue={0}
              errorMessage={say(fieldState.error)}
            />
          )}
        />
      </FormSection>

      <FormSection title={formatMessage(m.time)} description={formatMessage(m.timeHint)}>
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
              <DateTimeField
                ref={ref}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                label={formatMessage(m[name])}
                description={formatMessage(name === 'startsAt' ? m.startsAtHint : m.endsAtHint)}
                errorMessage={say(fieldState.error)}
                messages={{ clear: formatMessage(m.clear) }}
              />
            )}
          />
        ))}
      </FormSection>

      {locales.map((locale) => {
        const { code, tag, name: language } = locale;
        return (
          <FormSection
            key={code}
            title={<span lang={tag}>{language}</span>}
            description={formatMessage(m.preview)}
            aside={<Preview control={control} locale={locale} />}
          >
            <Controller
              control={control}
              name={`title.${code}`}
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  label={formatMessage(m.titleIn, { language })}
                  autoComplete="off"
                  isRequired
                  errorMessage={say(fieldState.error, limits.text)}
                />
              )}
            />
            <Controller
              control={control}
              name={`description.${code}`}
              render={({ field, fieldState }) => (
                <TextArea
                  {...field}
                  label={formatMessage(m.descriptionIn, { language })}
                  description={formatMessage(m.descriptionHint)}
                  errorMessage={say(fieldState.error, limits.text)}
                />
              )}
            />
          </FormSection>
        );
      })}
    </PageForm>
  );
}
