import type { locales } from '@pwr-community/i18n';
import { Checkbox } from '@pwr-community/ui/Checkbox';
import { DateTimeField } from '@pwr-community/ui/DateTimeField';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { NumberField } from '@pwr-community/ui/NumberField';
import { Select } from '@pwr-community/ui/Select';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { kindMessages, listMessages, questFormMessages as m } from './messages.ts';
import { Preview } from './Preview.tsx';
import { useFieldWords } from './useFieldWords.ts';
import { kinds, limits, withTarget, type Values } from './values.ts';

const targetHints = { x_follow: m.targetX, discord: m.targetDiscord, telegram: m.targetTelegram };

/** Step of the points field. */
const step = 50;

interface SectionProps {
  control: Control<Values>;
}

/** Fields for the member's task: type, target, link, and review by an admin. */
export function TaskSection({ control }: SectionProps) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  const kind = useWatch({ control, name: 'kind' });
  return (
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
  );
}

/** Fields for points and position. An empty position puts a new quest (`isNew`) last and leaves others in place. */
export function WorthSection({ control, isNew }: SectionProps & { isNew: boolean }) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  return (
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
            description={formatMessage(isNew ? m.orderHint : m.orderKept)}
            minValue={0}
            errorMessage={say(fieldState.error)}
          />
        )}
      />
    </FormSection>
  );
}

/** Fields for the time window. */
export function TimeSection({ control }: SectionProps) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  return (
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
  );
}

/** The quest's title and description in one language, with a preview. */
export function LanguageSection({ control, locale }: SectionProps & { locale: (typeof locales)[number] }) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  const { code, tag, name: language } = locale;
  return (
    <FormSection
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
}
