'use client';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Count } from '../../components/Count/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Kbd } from '../../components/Kbd/index.ts';
import { ProjectLogo } from '../ProjectLogo/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { markMatches } from './markMatches.ts';
import type { SearchFieldProps, SearchResult } from './SearchField.tsx';
import * as styles from './SearchResults.styles.ts';

type SearchResultsProps = OverlayProps &
  Pick<SearchFieldProps, 'results' | 'state' | 'onOpenResult' | 'messages'> & { query: string };

/** Lazy overlay of SearchField. */
export function SearchResults({
  isOpen,
  onOpenChange,
  query,
  results,
  state,
  onOpenResult,
  messages,
}: SearchResultsProps) {
  if (!isOpen) return null;
  const open = (id: string) => {
    onOpenChange(false);
    onOpenResult?.(id);
  };

  return (
    // A press next to the rows must not blur the field, because that would close the panel.
    <div css={styles.root} data-component="SearchResults" onMouseDown={(event) => event.preventDefault()}>
      {state === 'loading' && [0, 1, 2].map((row) => <RowSkeleton key={row} />)}
      {state === 'error' && <p css={styles.sentence}>{messages.error}</p>}
      {state === 'done' && results.length === 0 && <p css={styles.sentence}>{messages.empty}</p>}
      {state === 'done' && results.length > 0 && (
        <ListBox css={styles.list} onAction={(key) => open(String(key))}>
          {results.map((result) => (
            <ListBoxItem key={result.id} id={result.id} href={result.href} textValue={result.name} data-part="row">
              <Row result={result} query={query} messages={messages} />
            </ListBoxItem>
          ))}
        </ListBox>
      )}
    </div>
  );
}

function Row({
  result,
  query,
  messages,
}: { result: SearchResult; query: string } & Pick<SearchFieldProps, 'messages'>) {
  const { locale } = useLocale();
  const parts = useMemo(() => markMatches(result.name, query, locale), [result.name, query, locale]);
  return (
    <>
      <ProjectLogo src={result.logo} name={result.name} size="s" />
      <span data-part="words">
        <span dir="auto" translate="no" data-part="name">
          {parts.map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text))}
        </span>
        <span data-part="categories">{result.categories.join(', ')}</span>
        <span css={visuallyHidden}>{messages.upvotes(result.upvotes)}</span>
      </span>
      <span aria-hidden data-part="upvotes">
        <svg viewBox="0 0 8 7">
          <path d="M4 0l4 7H0z" />
        </svg>
        <Count value={result.upvotes} />
      </span>
      <span aria-hidden data-part="open">
        {messages.open} <Kbd>↵</Kbd>
      </span>
    </>
  );
}

function RowSkeleton() {
  return (
    <div data-part="row" aria-hidden>
      <Skeleton shape="block" inlineSize="36px" blockSize="36px" />
      <span data-part="words">
        <Skeleton inlineSize="40%" />
        <Skeleton inlineSize="60%" />
      </span>
    </div>
  );
}
