import type { ProblemCode } from '@pwr-community/api/schema';
import { useIntl } from 'react-intl';
import { errorMessages } from '../../../shared/errorMessages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { deskMessages as m } from './messages.ts';

/** Maximum number of items per request, from the contract. */
const MOST = 100;

/** Maximum number of names in a toast. The rest are counted. */
const NAMED = 5;

export interface BulkOutcome {
  decided: number;
  skipped: readonly { name: string; code: ProblemCode }[];
}

/**
 * Returns a function that sends a bulk decision in as few requests as possible. It shows the outcome in toasts, with the
 * names of skipped items, also if a later request fails; it then rejects.
 */
export function useBulkDecision() {
  const { formatMessage, formatList } = useIntl();
  const toasts = useToasts();
  const report = ({ decided, skipped }: BulkOutcome) => {
    if (decided > 0) toasts.success(formatMessage(m.decided, { count: decided }));
    for (const code of new Set(skipped.map((one) => one.code))) {
      const names = skipped.filter((one) => one.code === code).map(({ name }) => name);
      const shown = names.slice(0, NAMED);
      if (names.length > NAMED) shown.push(formatMessage(m.others, { count: names.length - NAMED }));
      toasts.info(formatMessage(m.skipped, { names: formatList(shown), problem: formatMessage(errorMessages[code]) }));
    }
  };
  return async <Item>(
    items: readonly Item[],
    send: (items: readonly Item[]) => Promise<BulkOutcome>,
  ): Promise<void> => {
    let decided = 0;
    const skipped = [];
    try {
      for (let start = 0; start < items.length; start += MOST) {
        const outcome = await send(items.slice(start, start + MOST));
        decided += outcome.decided;
        skipped.push(...outcome.skipped);
      }
    } finally {
      report({ decided, skipped });
    }
  };
}
