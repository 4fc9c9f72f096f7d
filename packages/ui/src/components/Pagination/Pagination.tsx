'use client';
import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { CaretLeftIcon, CaretRightIcon } from '../Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { GoToPage } from './GoToPage.tsx';
import { pagesAround } from './pagesAround.ts';
import * as styles from './Pagination.styles.ts';

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. With one or none, only the summary is left. */
  pageCount: number;
  /** The address of a page: pages are links, so that they open in a new tab and can be shared. */
  getHref: (page: number) => string;
  /** A page was entered by its number; always one that exists. */
  onGoToPage: (page: number) => void;
  /** What is shown of how much, as "1–5 of 218"; read out when it changes. */
  summary?: ReactNode;
  /** The list tells of its changes itself: `summary` is not read out. Default `false`. */
  isQuiet?: boolean;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the landmark, as "Pages". */
    label: string;
    previous: string;
    next: string;
    /** Names one page, as "Page 3". */
    page: (page: number) => string;
    /** The label of the input. */
    goToPage: string;
    /** After the input, as "of 44". */
    ofPages: (pageCount: number) => string;
    /** Under the input, as "Enter a page from 1 to 44". */
    outOfRange: (pageCount: number) => string;
  };
}

/** Leads through a list page by page: neighbours as links, any page by its number. */
export function Pagination({
  page,
  pageCount,
  getHref,
  onGoToPage,
  summary,
  isQuiet = false,
  messages,
}: PaginationProps) {
  const { locale } = useLocale();
  const format = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const Summary = isQuiet ? 'p' : SpokenSummary;

  return (
    <nav aria-label={messages.label} css={styles.root} data-component="Pagination">
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

/** A link that leads nowhere stays in its place, so that the others do not jump. */
function Step({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  return (
    <Link href={href} isDisabled={!href} aria-label={label} css={styles.page} data-part="step">
      {children}
    </Link>
  );
}
