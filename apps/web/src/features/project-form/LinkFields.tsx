import { TextField } from '@pwr-community/ui/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formMessages as m } from './messages.ts';
import { useFieldWords } from './useFieldWords.ts';
import { completeUrl, limits, telegramName, type Values } from './values.ts';

/** The project's links. On blur, adds a missing protocol to URLs and reduces a Telegram address to the name. */
export function LinkFields({ control, setValue }: Pick<UseFormReturn<Values>, 'control' | 'setValue'>) {
  const { formatMessage } = useIntl();
  const { say } = useFieldWords();
  return (
    <>
      {(['projectWebsite', 'twitterLinkedinUrl'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              onBlur={() => {
                setValue(name, completeUrl(field.value), { shouldDirty: true });
                field.onBlur();
              }}
              label={formatMessage(name === 'projectWebsite' ? m.website : m.social)}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={name === 'projectWebsite' ? 'https://example.com' : 'https://x.com/name'}
              errorMessage={say(fieldState.error, limits.url)}
            />
          )}
        />
      ))}
      <Controller
        control={control}
        name="telegramUsername"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            onBlur={() => {
              setValue('telegramUsername', telegramName(field.value), { shouldDirty: true });
              field.onBlur();
            }}
            label={formatMessage(m.telegram)}
            description={formatMessage(m.telegramHint)}
            autoComplete="off"
            errorMessage={say(fieldState.error, limits.telegramUsername)}
          />
        )}
      />
    </>
  );
}
