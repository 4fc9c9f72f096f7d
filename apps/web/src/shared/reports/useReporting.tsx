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

/** Prefetches the dialog. A failure surfaces when it opens. */
export const prepareReport = () => void ReportDialog.preload().catch(() => {});

/** Subjects reported since the page loaded, each with the member who reported it. */
const reported = new Set<string>();

/**
 * Returns functions for reporting one kind of content, and the dialog to render. `report` asks visitors to log in.
 */
export function useReporting(kind: ReportedKind) {
  const memberId = useMember()?.id;
  const requireMember = useRequireMember();
  // Survives the end of a session, because the dialog keeps what was typed until the member is back.
  const [author, setAuthor] = useState(memberId);
  if (memberId !== undefined && memberId !== author) setAuthor(memberId);
  // After the first opening, the dialog stays mounted for its exit animation and pending requests.
  const [id, setId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [isOpening, setOpening] = useState(false);
  /** Number of reports made. Callers use it as a dependency, because `isReported` changes with it. */
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
        // If the load fails, opening the dialog surfaces the error.
        ReportDialog.preload().then(open, open);
      }),
    dialog: id !== undefined && (isOpen || !isOpening) && (
      <Suspense fallback={null}>
        <ReportDialog
          key={`${author} ${id}`}
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
