import type { UnresolvedQuest } from '@pwr-community/api/schema';
import { ReviewItem } from '@pwr-community/ui/community/ReviewItem';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { useWhen } from '../../../shared/useWhen.ts';
import { handleOf } from '../members/handleOf.ts';
import { itemMessages } from '../review/messages.ts';
import { unresolvedMessages as m } from './messages.ts';

/** A request for its reviewer: the quest, the member, and the proof. */
export function RequestView({ request }: { request: UnresolvedQuest }) {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const { user, quest, state, url, text, requestedAt } = request;
  const { relative, absolute } = when(requestedAt);
  const newTab = { newTab: formatMessage(commonMessages.newTab) };
  return (
    <ReviewItem
      icon={questIcons[quest.kind]}
      kind={quest.title}
      sent={formatMessage(m.asks, {
        points: quest.points,
        when: (
          <RelativeTime key="when" dateTime={requestedAt} title={absolute}>
            {relative}
          </RelativeTime>
        ),
      })}
      originalHref={url ?? undefined}
      author={{
        id: String(user.id),
        name: user.name,
        href: paths.profile.getHref(user.id),
        handle: handleOf(user.username),
        avatar: user.pictureUrl,
      }}
      meta={<StatusBadge status="inReview">{formatMessage(state === 'pending' ? m.pending : m.inReview)}</StatusBadge>}
      messages={{ openOriginal: formatMessage(itemMessages.original), ...newTab, earlier: '' }}
    >
      {text && <p dir="auto">{text}</p>}
      {url && (
        <p>
          <Link href={url} isExternal messages={newTab}>
            {url}
          </Link>
        </p>
      )}
      {!text && !url && <p>{formatMessage(m.noProof)}</p>}
    </ReviewItem>
  );
}
