import { submissionsQuery, type ReviewParams } from '@pwr-community/api/queries/content';
import type { ReviewSubmission } from '@pwr-community/api/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { useToasts } from '../../../shared/toasts.tsx';

/** Maximum number of submissions in one request. */
const pageSize = 100;

const none: ReadonlyMap<number, ReviewSubmission> = new Map();

/**
 * The submissions selected for a bulk decision, which may be on other pages of the queue.
 * @param items the listed submissions
 * @param params the filter of the queue
 * @param latestId id of the latest submission in the list; later ones are not selected unseen
 */
export function useSelection(items: readonly ReviewSubmission[], params: ReviewParams, latestId: number) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const toasts = useToasts();
  const [selected, setSelected] = useState(none);
  const anchor = useRef<number>(null);
  const selecting = useRef<Promise<boolean>>(null);

  const toggle = (id: number, isRange: boolean) => {
    const at = items.findIndex(({ submissionId }) => submissionId === id);
    const from = items.findIndex(({ submissionId }) => submissionId === anchor.current);
    const next = new Map(selected);
    if (isRange && from >= 0) {
      const [first, last] = from < at ? [from, at] : [at, from];
      for (const submission of items.slice(first, last + 1)) next.set(submission.submissionId, submission);
    } else if (!next.delete(id)) next.set(id, items[at]!);
    anchor.current = id;
    setSelected(next);
  };

  const selectMatching = async (): Promise<boolean> => {
    const all = new Map<number, ReviewSubmission>();
    try {
      for (let page = 0, pages = 1; page < pages; page += 1) {
        const reply = await client.fetchQuery({
          ...submissionsQuery(api, { ...params, page, itemsPerPage: pageSize }),
          staleTime: 0,
        });
        pages = reply.metadata.totalPages;
        for (const one of reply.submissions) if (one.submissionId <= latestId) all.set(one.submissionId, one);
      }
      setSelected(all);
      return true;
    } catch (error) {
      toasts.error(problemText(formatMessage, error));
      return false;
    } finally {
      selecting.current = null;
    }
  };

  return {
    selected,
    toggle,
    clear: () => setSelected(none),
    selectPage: () => setSelected(new Map([...selected, ...items.map((one) => [one.submissionId, one] as const)])),
    /** Selects all submissions that match the filter, on every page. */
    selectAll: () => {
      selecting.current = selectMatching();
    },
    /** The pending call of `selectAll`; resolves to false if it fails. */
    selecting,
  };
}
