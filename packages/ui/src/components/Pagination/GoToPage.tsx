'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../../internal/keys.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import type { PaginationProps } from './Pagination.tsx';
import * as styles from './Pagination.styles.ts';

type GoToPageProps = Pick<PaginationProps, 'pageCount' | 'onGoToPage' | 'messages'>;

/**
 * Input for a page number. Enter opens the page if it exists, and clears the input. It is a native `<input>`, because
 * every list has one, and a React Aria field would add code to each of those pages.
 */
export function GoToPage({ pageCount, onGoToPage, messages }: GoToPageProps) {
  const id = useId();
  const [entry, setEntry] = useState('');
  const number = Number(entry);
  const isPage = /^\d+$/.test(entry) && number >= 1 && number <= pageCount;
  const isInvalid = entry !== '' && !isPage;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    if (isPage) onGoToPage(number);
    setEntry('');
  };

  return (
    <div css={styles.goTo} data-part="go-to">
      <label htmlFor={id}>{messages.goToPage}</label>
      <span css={styles.box} data-invalid={isInvalid || undefined}>
        <input
          id={id}
          value={entry}
          onChange={({ target }) => setEntry(target.value.trim())}
          onKeyDown={onKeyDown}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-error`}
          css={styles.input}
        />
      </span>
      <span>{messages.ofPages(pageCount)}</span>
      <Spoken as="span" id={`${id}-error`} css={styles.error}>
        {isInvalid && messages.outOfRange(pageCount)}
      </Spoken>
    </div>
  );
}
