'use client';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../Button/index.ts';
import { MagnifyingGlassIcon, WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { focusWhenThere, useLostFocus } from '../../internal/focus/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { FlagList } from './FlagList.tsx';
import * as styles from './FlagPicker.styles.ts';

export interface Country {
  /** Two-letter ISO 3166-1 code. */
  id: string;
  /** Name in the reader's language. */
  name: string;
  /** URL of the flag; decorative beside the name. */
  flag: string;
}

export interface FlagPickerProps extends FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /** Countries in display order. Only visible ones are rendered, and only their flags are fetched. */
  countries: readonly Country[];
  /** Id of the selected country; `null` for none. */
  value: string | null;
  /** Called with the id of the selected country, or with `null` when the reader selects the same country again. */
  onChange: (id: string | null) => void;
  /** State of the list. Default `done`. */
  state?: 'loading' | 'error' | 'done';
  /** Called to load the countries again. Leave it out to hide the retry button. */
  onRetry?: () => void;
  /** Error message: the problem and how to fix it. */
  errorMessage?: ReactNode;
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Ref to the search field, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
  /** All visible and announced text. */
  messages: {
    /** Accessible name and placeholder of the search field, such as "Search countries". */
    search: string;
    loading: string;
    /** Shown if the countries fail to load. */
    error: string;
    retry: string;
    /** Shown if no name matches, such as "No results found". */
    empty: string;
    /** Shown beside the label if no country is selected, such as "No flag". */
    none: string;
  };
}

/** Selects a country by flag and name. Selecting it again clears the selection. */
export function FlagPicker({
  label,
  countries,
  value,
  onChange,
  state = 'done',
  onRetry,
  errorMessage,
  isDisabled = false,
  ref,
  messages,
  ...root
}: FlagPickerProps) {
  const id = useId();
  // `base` ignores accents and case.
  const { contains } = useFilter({ sensitivity: 'base' });
  const chosen = countries.find((country) => country.id === value);
  const isInvalid = Boolean(errorMessage);
  const box = useRef<HTMLDivElement>(null);
  // The pressed Retry goes away with the error, and the search can't be used before the list is there.
  useLostFocus(box, () => {
    focusWhenThere(box.current!, () => box.current?.querySelector<HTMLElement>('input:enabled'));
    return box.current;
  });

  return (
    <div
      {...root}
      ref={box}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={isInvalid ? `${id}-error` : undefined}
      css={field.field}
      data-component="FlagPicker"
    >
      <div css={styles.head}>
        <span id={`${id}-label`} css={field.label}>
          {label}
        </span>
        <Spoken as="span" css={styles.chosen} data-part="chosen">
          {chosen ? (
            <>
              <img src={chosen.flag} alt="" css={styles.flag} />
              {chosen.name}
            </>
          ) : (
            // A country whose name hasn't loaded is still selected.
            (value === null || state === 'done') && messages.none
          )}
        </Spoken>
      </div>
      <Autocomplete filter={contains}>
        <div css={styles.panel} data-part="panel" data-invalid={isInvalid || undefined}>
          <TextField type="search" aria-label={messages.search} isDisabled={isDisabled || state !== 'done'}>
            <Group css={styles.search} data-part="search">
              <MagnifyingGlassIcon />
              {/* A combobox: focus stays in the field while the arrow keys move through the list, always open. */}
              <Input
                ref={ref}
                role="combobox"
                aria-expanded={state === 'done'}
                aria-haspopup="listbox"
                placeholder={messages.search}
                css={styles.input}
              />
            </Group>
          </TextField>
          {state === 'done' && (
            <FlagList
              labelledBy={`${id}-label`}
              countries={countries}
              value={value}
              onChange={onChange}
              isDisabled={isDisabled}
              empty={messages.empty}
            />
          )}
          {state === 'loading' && (
            <div css={styles.rows} aria-hidden>
              {[0, 1, 2, 3, 4].map((row) => (
                <span key={row} css={styles.row}>
                  <Skeleton shape="block" inlineSize="24px" blockSize="16px" />
                  <Skeleton inlineSize={`${96 + ((row * 40) % 88)}px`} />
                </span>
              ))}
            </div>
          )}
          {state === 'error' && (
            <div css={styles.sentence} data-part="failure">
              <p>{messages.error}</p>
              {onRetry && (
                <Button size="s" onPress={onRetry}>
                  {messages.retry}
                </Button>
              )}
            </div>
          )}
        </div>
      </Autocomplete>
      <Spoken as="span" css={visuallyHidden}>
        {state === 'loading' && messages.loading}
        {state === 'error' && messages.error}
      </Spoken>
      {isInvalid && (
        <span id={`${id}-error`} css={styles.error} data-part="error">
          <WarningOctagonIcon />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}
