import type { ReportedKind } from '@pwr-community/api/schema';
import { Suspense, useState } from 'react';
import { page } from '../page.ts';
import { useMember, useRequireMember } from '../session.tsx';

const ReportDialog = page(
  async () => (await import('./OwnReportDialog.tsx')).OwnReportDialog,
  'report',
  'appeal',
  'error',
);

/** Prefetches the dialog; a failure is shown when it opens. */
export const prepareReport = () => void ReportDialog.preload().catch(() => {});

/** Reported subjects since the page loaded, with the member who did. */
const reported = new Set<string>();

/** Reports of one kind: what the reader has reported, and the dialog. Visitors are asked to log in. */
export function useReporting(kind: ReportedKind) {
  const memberId = useMember()?.id;
  const requireMember = useRequireMember();
  // Stays mounted after the first opening, for its exit animation and pending calls.
  const [id, setId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [isOpening, setOpening] = useState(false);
  /** Number of reports, which tells callers that `isReported` has changed. */
  const [count, setCount] = useState(0);
  const keyOf = (id: number) => `${memberId} ${kind} ${id}`;
  const open = () => {
    setOpening(false);
    setOpen(true);
  };
  return {
    count,
    isReported: (id: number) => reported.has(keyOf(id)),
    isOpening,
    report: (id: number) =>
      requireMember(() => {
        setId(id);
        setOpening(true);
        // The dialog reports a failure.
        ReportDialog.preload().then(open, open);
      }),
    dialog: id !== undefined && (isOpen || !isOpening) && (
      <Suspense fallback={null}>
        <ReportDialog
          subject={{ kind, id }}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onReported={() => {
            reported.add(keyOf(id));
            setCount(count + 1);
          }}
        />
      </Suspense>
    ),
  };
}
