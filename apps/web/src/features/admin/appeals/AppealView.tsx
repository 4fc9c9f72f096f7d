import type { AppealToDecide, RejectionReason } from '@pwr-community/api/schema';
import { ReviewItem } from '@pwr-community/ui/community/ReviewItem';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { kindIcons } from '../../../shared/submissions/parts.tsx';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { handleOf } from '../members/handleOf.ts';
import { itemMessages } from '../review/messages.ts';
import { SubmissionContent } from '../review/SubmissionContent.tsx';
import { appealDeskMessages as m } from './messages.ts';
import { subjectOf } from './subject.ts';

/** An appeal for its reviewer: the member's text, the first decision, and the content or proof it was about. */
export function AppealView({ appeal }: { appeal: AppealToDecide }) {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const { user, submission, quest, text, createdAt, firstAdmin, firstDecidedAt, firstReason } = appeal;
  const newTab = { newTab: formatMessage(commonMessages.newTab) };
  const ago = (date: string) => {
    const { relative, absolute } = when(date);
    return (
      <RelativeTime key={date} dateTime={date} title={absolute}>
        {relative}
      </RelativeTime>
    );
  };
  const reason = submission ? formatMessage(reasonMessages[firstReason as RejectionReason].name) : firstReason;
  const first = {
    when: ago(firstDecidedAt),
    reason: <bdi key="reason">{reason ?? formatMessage(m.noReason)}</bdi>,
  };
  return (
    <ReviewItem
      icon={submission ? kindIcons[submission.contentType] : questIcons[quest!.kind]}
      kind={<bdi>{subjectOf(appeal)}</bdi>}
      sent={formatMessage(m.appealed, { when: ago(createdAt) })}
      originalHref={submission?.url ?? submission?.imageUrl ?? undefined}
      author={{
        id: String(user.id),
        name: user.name,
        href: paths.profile.getHref(user.id),
        handle: handleOf(user.username),
        avatar: user.pictureUrl,
      }}
      messages={{ openOriginal: formatMessage(itemMessages.original), ...newTab, earlier: '' }}
    >
      <p>
        <q dir="auto">{text}</q>
      </p>
      <p>
        {firstAdmin
          ? formatMessage(m.first, { ...first, admin: <bdi key="admin">{firstAdmin.name}</bdi> })
          : formatMessage(m.firstOfService, first)}
      </p>
      {submission && <SubmissionContent submission={submission} id={submission.id} author={user.name} />}
      {quest?.text && <p>{formatMessage(m.proof, { proof: <bdi key="text">{quest.text}</bdi> })}</p>}
      {quest?.url && (
        <p>
          {formatMessage(m.proof, {
            proof: (
              <Link key="url" href={quest.url} isExternal messages={newTab}>
                {quest.url}
              </Link>
            ),
          })}
        </p>
      )}
    </ReviewItem>
  );
}
