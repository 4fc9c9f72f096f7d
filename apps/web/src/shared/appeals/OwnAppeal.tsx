import type { Appeal } from '@pwr-community/api/schema';
import { AppealSteps } from '@pwr-community/ui/community/AppealSteps';
import { useIntl } from 'react-intl';
import { useMoment } from '../serverState.ts';
import { appealMessages as m } from './messages.ts';

/** The reader's appeal: its date, their reasons, and its outcome. */
export function OwnAppeal({ appeal: { status, text, createdAt, decidedAt, answer } }: { appeal: Appeal }) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const date = (value: string | null) => formatDate(value ?? undefined, { dateStyle: 'long', timeZone });
  return (
    <AppealSteps
      status={status}
      text={text}
      answer={answer ?? undefined}
      messages={{
        label: formatMessage(m.yours),
        appealed: formatMessage(m.appealed, { date: date(createdAt) }),
        outcome: formatMessage(m[status], { date: date(decidedAt) }),
      }}
    />
  );
}
