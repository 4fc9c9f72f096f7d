import type { Metadata } from '@pwr-community/api/schema';
import { Pagination } from '@pwr-community/ui/Pagination';
import { useIntl } from 'react-intl';
import { pageMessages as m } from './projects/messages.ts';

export interface ListPagesProps {
  /** Names the group of page buttons, for example "Pages of the project list". */
  label: string;
  /** The current page, starting at 1. */
  page: number;
  /** The range and total from the server's reply. An empty list has no pagination. */
  metadata: Omit<Metadata, 'currentPage'> | undefined;
  /** Returns the address of a page. */
  getHref: (page: number) => string;
  /** Called with a page number that the reader entered. */
  onGoToPage: (page: number) => void;
  /** True if the list announces its own changes. */
  isQuiet?: boolean;
}

/** The pagination of a list. */
export function ListPages({ label, page, metadata, getHref, onGoToPage, isQuiet }: ListPagesProps) {
  const { formatMessage } = useIntl();
  // The range is empty for an empty list and beyond the last page, where `useLastPage` redirects.
  if (!metadata || metadata.startIndex >= metadata.endIndex) return null;
  return (
    <Pagination
      page={page}
      pageCount={metadata.totalPages}
      getHref={getHref}
      onGoToPage={onGoToPage}
      isQuiet={isQuiet}
      summary={formatMessage(m.range, {
        first: metadata.startIndex + 1,
        last: metadata.endIndex,
        total: metadata.totalItems,
      })}
      messages={{
        label,
        previous: formatMessage(m.previous),
        next: formatMessage(m.next),
        page: (number) => formatMessage(m.page, { page: number }),
        goToPage: formatMessage(m.goTo),
        ofPages: (count) => formatMessage(m.ofTotal, { total: count }),
        outOfRange: (count) => formatMessage(m.outOfRange, { total: count }),
      }}
    />
  );
}
