import type { OwnUser } from '@pwr-community/api/schema';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { Panel } from '@pwr-community/ui/Panel';
import { useIntl } from 'react-intl';
import { silenceMessages as m } from './messages.ts';

export interface SilenceNoticeProps {
  silence: NonNullable<OwnUser['silence']>;
  /** Heading level of the title. Default 3. */
  headingLevel?: 1 | 2 | 3;
}

/** Says why and until when a member can't post, in place of the form. */
export function SilenceNotice({ silence: { until, reason }, headingLevel = 3 }: SilenceNoticeProps) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Panel padding="s">
      <EmptyState
        headingLevel={headingLevel}
        title={formatMessage(m.title, { until: formatDate(until, { dateStyle: 'long', timeStyle: 'short' }) })}
        description={formatMessage(m.reason, { reason: <bdi key="reason">{reason}</bdi> })}
      />
    </Panel>
  );
}
