import type { ReportedKind } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { useIntl } from 'react-intl';
import { useMember } from '../session.tsx';
import { reportLabels as m } from './labels.ts';
import { prepareReport, useReporting } from './useReporting.tsx';

export interface ReportButtonProps {
  kind: Exclude<ReportedKind, 'comment'>;
  id: number;
  authorId: number;
  /** Spoken name where there are many of these buttons; starts with the label. */
  label?: string;
}

/** A button that reports something. Authors don't see it. */
export function ReportButton({ kind, id, authorId, label }: ReportButtonProps) {
  const { formatMessage } = useIntl();
  const { report, isReported, isOpening, dialog } = useReporting(kind);
  if (useMember()?.id === authorId) return null;
  const state = isReported(id)
    ? // Not `isDisabled`, because the focus comes back to it.
      ({ 'aria-disabled': true } as const)
    : {
        'aria-haspopup': 'dialog' as const,
        'aria-label': label,
        isOpening,
        onPress: () => report(id),
        onHoverStart: prepareReport,
        onFocus: prepareReport,
      };
  return (
    <>
      <Button variant="quiet" size="s" {...state}>
        {formatMessage(isReported(id) ? m.reported : m.report)}
      </Button>
      {dialog}
    </>
  );
}
