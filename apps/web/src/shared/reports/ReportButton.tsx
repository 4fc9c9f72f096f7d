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
  /** Accessible name, which tells several report buttons apart. It starts with the visible label. */
  label?: string;
}

/** A button for reporting something. It is hidden for the author. */
export function ReportButton({ kind, id, authorId, label }: ReportButtonProps) {
  const { formatMessage } = useIntl();
  const { report, isReported, isOpening, dialog } = useReporting(kind);
  if (useMember()?.id === authorId) return null;
  const state = isReported(id)
    ? // Not `isDisabled`, because focus returns to the button.
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
