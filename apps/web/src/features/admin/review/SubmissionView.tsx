import { submissionsQuery } from '@pwr-community/api/queries/content';
import { memberRecordQuery } from '@pwr-community/api/queries/sanctions';
import { userQuery } from '@pwr-community/api/queries/users';
import type { ReviewSubmission } from '@pwr-community/api/schema';
import { Count } from '@pwr-community/ui/Count';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { ReviewItem } from '@pwr-community/ui/community/ReviewItem';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, type Ref } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { kindIcons, statusNames, titleOf } from '../../../shared/submissions/parts.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { useMemberWarnings } from '../members/MemberWarnings.tsx';
import { Notes } from '../members/Notes.tsx';
import { sanctionMessages } from '../members/sanctionMessages.ts';
import { itemMessages as m } from './messages.ts';
import { SubmissionContent } from './SubmissionContent.tsx';

/** Maximum number of the member's other submissions to show. */
const earlierCount = 3;

export interface SubmissionViewProps {
  submission: ReviewSubmission;
  /** Loads the post from its platform, at the admin's request or because of the desk's settings. */
  isPostShown: boolean;
  /** Ref to the field for a new note. */
  noteRef: Ref<HTMLTextAreaElement>;
}

/**
 * A submission for its reviewer: content, member, other submissions and notes. Memoized, because the reviewer's choices
 * don't change it.
 */
export const SubmissionView = memo(function SubmissionView({ submission, isPostShown, noteRef }: SubmissionViewProps) {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const { submissionId, contentType, user, createdAt, url } = submission;
  const warnings = useMemberWarnings(user);
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
      notes={<Notes userId={user.id} submissionId={submissionId} fieldRef={noteRef} />}
      warning={warnings.length > 0 && warnings.map(({ id, text }) => <p key={id}>{text}</p>)}
      facts={useFacts(user.id)}
      messages={{
        openOriginal: formatMessage(m.original),
        newTab: formatMessage(commonMessages.newTab),
        earlier: formatMessage(m.earlier),
      }}
    >
      <SubmissionContent submission={submission} id={submissionId} author={user.name} isPostShown={isPostShown} />
    </ReviewItem>
  );
});

/** The decision on a submission: points or reason, message, and the admin who made it. */
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

/** Returns facts about a member, with dashes while they load. */
function useFacts(userId: number) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const member = useQuery(userQuery(api, userId)).data;
  const record = useQuery(memberRecordQuery(api, userId)).data;
  const decided = record ? record.accepted + record.rejected : 0;
  const none = formatMessage(sanctionMessages.none);
  const fact = (label: MessageDescriptor, value: ReactNode) => ({ label: formatMessage(label), value: value ?? '—' });
  return [
    fact(m.points, member && <Count value={member.points} />),
    fact(sanctionMessages.rank, record && (record.rank === null ? none : <Count value={record.rank} />)),
    fact(
      submissionMessages.accepted,
      record &&
        (decided === 0
          ? none
          : formatMessage(m.acceptance, {
              share: formatNumber(record.accepted / decided, { style: 'percent' }),
              accepted: record.accepted,
              decided,
            })),
    ),
    fact(sanctionMessages.reports, record && <Count value={record.openReports} />),
    fact(m.joined, member && formatDate(member.createdAt, { dateStyle: 'medium' })),
    fact(m.wallet, record && (record.wallet === null ? none : <Wallet address={record.wallet} />)),
  ];
}

/** A shortened wallet address, with the full address as its tooltip. */
function Wallet({ address }: { address: string }) {
  const ends = `${address.slice(0, 6)}…${address.slice(-4)}`;
  return (
    <span translate="no" title={address}>
      {ends}
    </span>
  );
}

/** Returns the member's other submissions, the latest decided or submitted first. */
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
