import { Spoken } from '@pwr-community/ui/announce';
import { Select } from '@pwr-community/ui/Select';
import { TagInput } from '@pwr-community/ui/TagInput';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { Controller, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { errorMessages } from '../../shared/errorMessages.ts';
import { pageFormMessages } from '../../shared/form/messages.ts';
import { typeMessages } from '../../shared/projects/messages.ts';
import { formMessages as m } from './messages.ts';
import { useFieldWords } from './useFieldWords.ts';
import type { useTakenName } from './useTakenName.ts';
import { deployments, limits, type Values } from './values.ts';

const typeNames = {
  NONE: m.typeNone,
  ...typeMessages,
};

export interface FieldsProps {
  control: Control<Values>;
}

/** The project's name. On blur, checks if another project has it. */
export function NameField({ control, names }: FieldsProps & { names: ReturnType<typeof useTakenName> }) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  return (
    <Controller
      control={control}
      name="projectName"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          onBlur={() => {
            field.onBlur();
            void names.check(field.value);
          }}
          label={formatMessage(m.name)}
          autoComplete="off"
          isRequired
          errorMessage={
            say(fieldState.error, limits.projectName) ??
            (names.isTaken(field.value) && (
              // The result arrives after the reader has left the field, so it is announced.
              <Spoken as="span" urgency="assertive">
                {formatMessage(errorMessages['project-name-taken'])}
              </Spoken>
            ))
          }
        />
      )}
    />
  );
}

/** The project's bio and description. */
export function TextFields({ control }: FieldsProps) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  const counter = {
    count: (used: number, limit: number) => formatMessage(m.characters, { used, limit }),
    left: (left: number) => formatMessage(left < 0 ? m.charactersOver : m.charactersLeft, { count: Math.abs(left) }),
  };
  return (
    <>
      <Controller
        control={control}
        name="bio"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={formatMessage(m.bio)}
            description={formatMessage(m.bioHint)}
            isRequired
            limit={limits.bio}
            messages={counter}
            errorMessage={say(fieldState.error, limits.bio)}
          />
        )}
      />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={formatMessage(m.description)}
            description={formatMessage(m.descriptionHint)}
            isRequired
            rows={6}
            limit={limits.description}
            countFrom={limits.description * 0.9}
            messages={counter}
            errorMessage={say(fieldState.error, limits.description)}
          />
        )}
      />
    </>
  );
}

/** The project's categories and type. */
export function KindFields({ control }: FieldsProps) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  return (
    <>
      <Controller
        control={control}
        name="categories"
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <TagInput
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            max={limits.categories}
            maxLength={limits.category}
            label={formatMessage(m.categories)}
            description={formatMessage(m.categoriesHint)}
            errorMessage={say(fieldState.error)}
            messages={{
              list: formatMessage(m.categoryList),
              remove: formatMessage(m.removeCategory),
              added: (category) => formatMessage(m.categoryAdded, { category }),
              count: (used, limit) => formatMessage(m.characters, { used, limit }),
              duplicate: (category) => formatMessage(m.categoryThere, { category }),
              full: (count) => formatMessage(m.categoriesFull, { count }),
              tooLong: (count) => formatMessage(pageFormMessages.tooLong, { count }),
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="projectDeployment"
        render={({ field: { ref, value, onChange } }) => (
          <Select
            ref={ref}
            value={value}
            onChange={onChange}
            label={formatMessage(m.type)}
            description={formatMessage(m.typeHint)}
            items={deployments.map((id) => ({ id, label: formatMessage(typeNames[id]) }))}
          />
        )}
      />
    </>
  );
}
