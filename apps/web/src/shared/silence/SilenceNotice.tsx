import type { OwnUser } from '@pwr-community/api/schema';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { PlugApart } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { Panel } from '@pwr-community/ui/Panel';
import { useIntl } from 'react-intl';
import { useSite } from '../site.ts';
import { wayOut } from '../wayOut.ts';
import { silenceMessages as m } from './messages.ts';

export interface SilenceNoticeProps {
  silence: NonNullable<OwnUser['silence']>;
  /** True if it replaces a whole page. Default `false`. */
  isPage?: boolean;
}

/** Shown instead of a form to a member who can't post, with the reason and the end of the silence. */
export function SilenceNotice({ silence: { until, reason }, isPage = false }: SilenceNoticeProps) {
  const { formatMessage, formatDate } = useIntl();
  const { href, label } = wayOut(useSite());
  const title = formatMessage(m.title, { until: formatDate(until, { dateStyle: 'long', timeStyle: 'short' }) });
  const text = formatMessage(m.reason, { reason: <bdi key="reason">{reason}</bdi> });
  if (isPage)
    return (
      <EmptyState
        headingLevel={1}
        illustration={<PlugApart />}
        title={title}
        description={text}
        action={
          <Link variant="button" href={href}>
            {formatMessage(label)}
          </Link>
        }
      />
    );
  return (
    <Panel padding="s">
      <h3>{title}</h3>
      <p>{text}</p>
    </Panel>
  );
}
