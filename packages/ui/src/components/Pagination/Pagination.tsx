'use client';
import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { CaretLeftIcon, CaretRightIcon } from '../Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { GoToPage } from './GoToPage.tsx';
import { pagesAround } from './pagesAround.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Pagination.styles.ts';

export interface PaginationProps extends PlainRootProps<HTMLElement> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. With one or none, only the summary is shown. */
  pageCount: number;
  /** Returns the URL of a page. Pages are links, so that they can be opened in a new tab and shared. */
  getHref: (page: number) => string;
  /** Called with the page number that the reader entered. The page always exists. */
  onGoToPage: (page: number) => void;
  /** Range shown, such as "1–5 of 218"; changes are announced. */
  summary?: ReactNode;
  /** Suppresses the announcement of `summary`, for lists that announce their own changes. Default `false`. */
  isQuiet?: boolean;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the landmark, such as "Pages". */
    label: string;
    previous: string;
    next: string;
    /** Accessible name of a page link, such as "Page 3". */
    page: (page: number) => string;
    /** Label of the input. */
    goToPage: string;
    /** Text after the input, such as "of 44". */
    ofPages: (pageCount: number) => string;
    /** Error below the input, such as "Enter a page from 1 to 44". */
    outOfRange: (pageCount: number) => string;
  };
}

/** Links to nearby pages of a list, and an input for any other page. */
export function Pagination({
  page,
  pageCount,
  getHref,
  onGoToPage,
  summary,
  isQuiet = false,
  messages,
  ...root
}: PaginationProps) {
  const { locale } = useLocale();
  const format = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const Summary = isQuiet ? 'p' : SpokenSummary;

  return (
    <nav {...root} aria-label={messages.label} css={styles.root} data-component="Pagination">
      {summary && (
        <Summary css={styles.summary} data-part="summary">
          {summary}
        </Summary>
      )}
      {pageCount > 1 && (
        <>
          <ul css={styles.pages}>
            <li>
              <Step href={page > 1 ? getHref(page - 1) : undefined} label={messages.previous}>
                <CaretLeftIcon isDirectional />
              </Step>
            </li>
            {pagesAround(page, pageCount).map((number) => (
              <li key={number}>
                <Link
                  href={getHref(number)}
                  aria-label={messages.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  css={styles.page}
                  data-part="page"
                >
                  {format.format(number)}
                </Link>
              </li>
            ))}
            <li>
              <Step href={page < pageCount ? getHref(page + 1) : undefined} label={messages.next}>
                <CaretRightIcon isDirectional />
              </Step>
            </li>
          </ul>
          <GoToPage pageCount={pageCount} onGoToPage={onGoToPage} messages={messages} />
        </>
      )}
    </nav>
  );
}

const SpokenSummary = (props: HTMLAttributes<HTMLElement>) => <Spoken as="p" {...props} />;

/** A previous or next link. Without a target it is disabled but keeps its place, so that the other links don't move. */
function Step({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  return (
    <Link href={href} isDisabled={!href} aria-label={label} css={styles.page} data-part="step">
      {children}
    </Link>
  );
}
