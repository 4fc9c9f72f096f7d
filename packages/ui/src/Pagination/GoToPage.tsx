'use client';
import { type KeyboardEvent, useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import type { PaginationProps } from './Pagination.tsx';
import * as styles from './Pagination.styles.ts';

type GoToPageProps = Pick<PaginationProps, 'pageCount' | 'onGoToPage' | 'messages'>;

/** Takes a number on Enter: one that is a page leads there, any other empties the input. */
export function GoToPage({ pageCount, onGoToPage, messages }: GoToPageProps) {
  const [entry, setEntry] = useState('');
  const number = Number(entry);
  const isPage = /^\d+$/.test(entry) && number >= 1 && number <= pageCount;
  const isInvalid = number > pageCount;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isPage) onGoToPage(number);
    setEntry('');
  };

  return (
    <TextField
      value={entry}
      onChange={(value) => setEntry(value.trim())}
      onKeyDown={onKeyDown}
      isInvalid={isInvalid}
      validationBehavior="aria"
      inputMode="numeric"
      autoComplete="off"
      css={styles.goTo}
      data-part="go-to"
    >
      <Label>{messages.goToPage}</Label>
      <Group css={styles.box}>
        <Input css={styles.input} enterKeyHint="go" />
      </Group>
      <span>{messages.ofPages(pageCount)}</span>
      <span css={styles.error} aria-live="polite">
        <FieldError>{messages.outOfRange(pageCount)}</FieldError>
      </span>
    </TextField>
  );
}
