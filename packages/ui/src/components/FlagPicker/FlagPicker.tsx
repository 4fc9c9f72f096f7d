'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../Button/index.ts';
import { MagnifyingGlassIcon, WarningOctagonIcon } from '../Icon/index.ts';
import * as field from '../../internal/field.styles.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { FlagList } from './FlagList.tsx';
import * as styles from './FlagPicker.styles.ts';

export interface Country {
  /** As its two letters of ISO 3166-1. */
  id: string;
  /** In the reader's language. */
  name: string;
  /** The address of its flag; decoration beside the name. */
  flag: string;
}

export interface FlagPickerProps {
  /** What the field asks for. */
  label: ReactNode;
  /** In the order in which they are shown; those out of view are not drawn, nor their flags fetched. */
  countries: readonly Country[];
  /** The id of the chosen country; `null` for none. */
  value: string | null;
  /** A country was chosen; `null` when the chosen one was chosen again. */
  onChange: (id: string | null) => void;
  /** Default `done`. */
  state?: 'loading' | 'error' | 'done';
  /** Asks for the countries again. Absent, there is no such button. */
  onRetry?: () => void;
  /** What is wrong with the choice and how to mend it. */
  errorMessage?: ReactNode;
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** The search field, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the search field and stands in it, as "Search countries". */
    search: string;
    loading: string;
    /** The countries did not come. */
    error: string;
    retry: string;
    /** No name has the typed words, as "No results found". */
    empty: string;
    /** Beside the label while none is chosen, as "No flag". */
    none: string;
  };
}

/** A country by its flag and name. Choosing the chosen one again takes it away. */
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
}: FlagPickerProps) {
  const id = useId();
  // `base`: without accents, and in any case.
  const { contains } = useFilter({ sensitivity: 'base' });
  const chosen = countries.find((country) => country.id === value);
  const isInvalid = Boolean(errorMessage);

  return (
    <div
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
            messages.none
          )}
        </Spoken>
      </div>
      <Autocomplete filter={contains}>
        <div css={styles.panel} data-part="panel" data-invalid={isInvalid || undefined}>
          <TextField type="search" aria-label={messages.search} isDisabled={isDisabled || state !== 'done'}>
            <Group css={styles.search} data-part="search">
              <MagnifyingGlassIcon />
              {/* The list below is always open, and the focus stays here. */}
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
