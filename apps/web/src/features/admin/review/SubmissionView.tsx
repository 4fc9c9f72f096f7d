import { submissionsQuery } from '@pwr-community/api/queries/content';
import { userQuery } from '@pwr-community/api/queries/users';
import type { ReviewSubmission } from '@pwr-community/api/schema';
import { Count } from '@pwr-community/ui/Count';
import { EmbedCard } from '@pwr-community/ui/community/EmbedCard';
import { MemeCard } from '@pwr-community/ui/community/MemeCard';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { ReviewItem } from '@pwr-community/ui/community/ReviewItem';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { kindIcons, statusNames, titleOf } from '../../../shared/submissions/parts.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { usePreview } from '../../../shared/submissions/usePreview.ts';
import { usePostWords } from '../../../shared/submissions/usePostWords.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { itemMessages as m } from './messages.ts';

/** Number of earlier submissions shown. */
const earlierCount = 3;

export interface SubmissionViewProps {
  submission: ReviewSubmission;
  /** Loads the post from its platform, because the admin asked for it. */
  isPostShown: boolean;
}

/** A submission for its reviewer: content, member and earlier submissions. */
export function SubmissionView({ submission, isPostShown }: SubmissionViewProps) {
  const { formatMessage, formatDate } = useIntl();
  const when = useWhen();
  const { contentType, user, createdAt, url } = submission;
  const member = useQuery(userQuery(api, user.id)).data;
  const sent = when(createdAt);

  return (
    <ReviewItem
      icon={kindIcons[contentType]}
      kind={formatMessage(submissionMessages[contentType])}
      sent={formatMessage(m.sent, {
        when: (
          <RelativeTime key="when" dateTime={createdAt} title={sent.absolute}>
            {sent.relative}
          </RelativeTime>
        ),
      })}
      originalHref={url ?? undefined}
      author={{
        id: String(user.id),
        name: user.name,
        href: paths.profile.getHref(user.id),
        handle: `@${user.username}`,
        avatar: user.pictureUrl,
      }}
      earlier={useEarlier(submission)}
      facts={[
        { label: formatMessage(m.member), value: <bdi>{user.name}</bdi> },
        { label: formatMessage(m.points), value: member ? <Count value={member.points} /> : '—' },
        {
          label: formatMessage(m.joined),
          value: member ? formatDate(member.createdAt, { dateStyle: 'medium' }) : '—',
        },
      ]}
      messages={{
        openOriginal: formatMessage(m.original),
        newTab: formatMessage(commonMessages.newTab),
        earlier: formatMessage(m.earlier),
      }}
    >
      <Content submission={submission} isPostShown={isPostShown} />
    </ReviewItem>
  );
}

/** The decision on a submission, with its points or reason, and who made it. */
export function Outcome({ submission }: { submission: ReviewSubmission }) {
  const { status, points, reason, message, decidedBy, decidedAt } = submission;
  const { formatMessage } = useIntl();
  const when = useWhen();
  const decided = decidedAt === null ? null : when(decidedAt);
  const name = statusNames[status];
  return (
    <>
      <StatusBadge status={name}>{formatMessage(submissionMessages[name])}</StatusBadge>
      <p>
        {reason
          ? formatMessage(reasonMessages[reason].name)
          : points !== null && formatMessage(m.paidPoints, { points })}
      </p>
      {message && <p dir="auto">{message}</p>}
      {decidedBy && decided && (
        <p>
          {formatMessage(m.decidedBy, {
            name: <bdi key="name">{decidedBy.name}</bdi>,
            when: (
              <RelativeTime key="when" dateTime={decidedAt!} title={decided.absolute}>
                {decided.relative}
              </RelativeTime>
            ),
          })}
        </p>
      )}
    </>
  );
}

/** The post's preview, whose frame is loaded on request, or the image. */
function Content({ submission, isPostShown }: SubmissionViewProps) {
  const words = usePostWords();
  const previewOf = usePreview();
  const { url, imageUrl, user } = submission;
  const title = titleOf(submission);
  if (imageUrl) return <MemeCard src={imageUrl} alt={title} messages={words.memeBy(user.name)} />;
  return (
    <EmbedCard
      key={submission.submissionId}
      url={url ?? ''}
      title={title}
      {...previewOf(submission)}
      isShown={isPostShown}
      messages={words.embed}
    />
  );
}

/** The member's earlier submissions, latest decision first. */
function useEarlier({ submissionId, user }: ReviewSubmission) {
  const { formatMessage, formatDate } = useIntl();
  const { data } = useQuery(submissionsQuery(api, { userId: user.id, itemsPerPage: earlierCount + 1 }));
  return (data?.submissions ?? [])
    .filter((other) => other.submissionId !== submissionId)
    .slice(0, earlierCount)
    .map((other) => {
      const status = statusNames[other.status];
      return {
        id: String(other.submissionId),
        status,
        statusLabel: formatMessage(submissionMessages[status]),
        title: titleOf(other),
        result: other.reason
          ? formatMessage(reasonMessages[other.reason].name)
          : other.points !== null && formatMessage(m.paid, { points: other.points }),
        date: formatDate(other.decidedAt ?? other.createdAt, { day: 'numeric', month: 'short' }),
      };
    });
}
