'use client';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { MagnifyingGlassIcon, XIcon } from '../../components/Icon/index.ts';
import { isComposing } from '../../internal/keys.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Kbd } from '../../components/Kbd/index.ts';
import type { NamedRootProps } from '../../internal/root.ts';
import * as styles from './SearchField.styles.ts';

const { Overlay, intent } = lazyOverlay(async () => (await import('./SearchResults.tsx')).SearchResults);

export interface SearchResult {
  id: string;
  name: string;
  /** URL of the result's page. */
  href: string;
  /** URL of the logo. Without one, the project's initials are shown. */
  logo?: string;
  categories: readonly string[];
  upvotes: number;
}

export interface SearchFieldProps extends NamedRootProps<HTMLFormElement> {
  /** Accessible name of the field; not visible. */
  label: string;
  /** Placeholder of the empty field, such as "Search projects". */
  placeholder: string;
  /** Text in the field. */
  value: string;
  /** Called when the text changes. The caller debounces its search (500 ms). */
  onChange: (value: string) => void;
  /** Called on Enter without a chosen result, or by the ↵ button. The value is trimmed and may be empty. */
  onSubmit: (value: string) => void;
  /** Search results, best first; shown when `done`. */
  results: readonly SearchResult[];
  /** `idle` shows nothing, `loading` skeleton rows, `error` a message, `done` the results or the `empty` message. */
  state: 'idle' | 'loading' | 'error' | 'done';
  /** Called when a result is opened; the browser follows its link as well. */
  onOpenResult?: (id: string) => void;
  /** All visible and announced text. */
  messages: {
    clear: string;
    /** Accessible name of the ↵ button. */
    submit: string;
    /** Shown beside the chosen result, such as "Open". */
    open: string;
    loading: string;
    /** Shown when the search fails. */
    error: string;
    /** Shown without results, such as "No results found". */
    empty: string;
    /** Announced when results arrive, such as "4 results". */
    results: (count: number) => string;
    /** Text alternative of a count, such as "312 upvotes". */
    upvotes: (count: number) => string;
  };
}

/** A search box with results below. Arrow keys move through the results and never change the typed text. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  results,
  state,
  onOpenResult,
  messages,
  ...root
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isInside, setInside] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const isOpen = isInside && !isDismissed && state !== 'idle' && value.trim() !== '';

  const change = (next: string) => {
    setDismissed(false);
    onChange(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter opens the chosen result instead of submitting.
    if (isOpen && input.current?.hasAttribute('aria-activedescendant')) return;
    setDismissed(true);
    onSubmit(value.trim());
  };

  // Handled before the list gets the keys: Home and End move the caret. Escape closes the results, then clears the
  // field.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.target !== input.current || isComposing(event.nativeEvent)) return;
    if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
    if (event.key === 'ArrowDown' && isDismissed) setDismissed(false);
    if (event.key === 'Escape' && (isOpen || value !== '')) {
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) setDismissed(true);
      else change('');
    }
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
  };

  return (
    <Autocomplete inputValue={value} onInputChange={change} disableAutoFocusFirst>
      <form
        {...root}
        role="search"
        onSubmit={submit}
        onKeyDownCapture={onKeyDownCapture}
        onFocus={() => setInside(true)}
        onBlur={onBlur}
        css={styles.root}
        data-component="SearchField"
      >
        <TextField type="search" onFocus={intent.onFocus}>
          <Label css={visuallyHidden}>{label}</Label>
          <Group css={styles.box} onHoverStart={intent.onHoverStart}>
            <MagnifyingGlassIcon />
            <Input ref={input} placeholder={placeholder} enterKeyHint="search" css={styles.input} />
            {value !== '' && (
              <>
                <Button
                  aria-label={messages.clear}
                  onPress={() => {
                    change('');
                    input.current?.focus();
                  }}
                  css={styles.button}
                  data-part="clear"
                >
                  <XIcon />
                </Button>
                <Button type="submit" aria-label={messages.submit} css={styles.button} data-part="submit">
                  <Kbd>↵</Kbd>
                </Button>
              </>
            )}
          </Group>
        </TextField>
        <Overlay
          isOpen={isOpen}
          onOpenChange={(open) => setDismissed(!open)}
          query={value}
          results={results}
          state={state}
          onOpenResult={onOpenResult}
          messages={messages}
        />
        <Spoken as="span" css={visuallyHidden}>
          {isOpen && spoken(state, results.length, messages)}
        </Spoken>
      </form>
    </Autocomplete>
  );
}

function spoken(state: SearchFieldProps['state'], count: number, messages: SearchFieldProps['messages']) {
  if (state === 'loading') return messages.loading;
  if (state === 'error') return messages.error;
  return count === 0 ? messages.empty : messages.results(count);
}
