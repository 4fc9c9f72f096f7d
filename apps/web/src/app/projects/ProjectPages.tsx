import type { Metadata } from '@pwr-community/api/schema';
import { Pagination } from '@pwr-community/ui/Pagination';
import { useIntl } from 'react-intl';
import { pageMessages as m } from './messages.ts';

/** Projects on a page of a list. */
export const pageSize = 5;

export interface ProjectPagesProps {
  /** The page shown, from 1. */
  page: number;
  /** What is shown of how much. Of nothing, there are no pages. */
  metadata: Omit<Metadata, 'currentPage'> | undefined;
  /** The address of a page. */
  getHref: (page: number) => string;
  /** A page was entered by its number. */
  onGoToPage: (page: number) => void;
}

/** The way through the pages of a list of projects. */
export function ProjectPages({ page, metadata, getHref, onGoToPage }: ProjectPagesProps) {
  const { formatMessage } = useIntl();
  if (!metadata?.totalItems) return null;
  return (
    <Pagination
      page={page}
      pageCount={metadata.totalPages}
      getHref={getHref}
      onGoToPage={onGoToPage}
      summary={formatMessage(m.range, {
        first: metadata.startIndex + 1,
        last: metadata.endIndex,
        total: metadata.totalItems,
      })}
      messages={{
        label: formatMessage(m.label),
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
