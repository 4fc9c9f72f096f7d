import type { Notification } from '@pwr-community/api/schema';
import {
  ChatTextIcon,
  CheckCircleIcon,
  ClockIcon,
  CoinsIcon,
  PencilSimpleIcon,
  TrendUpIcon,
  UserPlusIcon,
  WarningIcon,
  XCircleIcon,
} from '@pwr-community/ui/Icon';
import type { NotificationItem } from '@pwr-community/ui/community/NotificationList';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { Member } from '../../shared/session.tsx';
import { submissionMessages } from '../../shared/submissions/messages.ts';
import { reasonMessages, type Reason } from '../../shared/submissions/rejectionReasons.ts';
import { noticeMessages as m } from './messages.ts';

type Kind = Notification['kind'];

/** Icons for the kinds that don't show a member's picture. */
const icons: Record<Exclude<Kind, 'comment' | 'reply' | 'friend-joined' | 'friend-counted'>, ReactNode> = {
  'quest-verified': <CheckCircleIcon size="l" />,
  'quest-refused': <XCircleIcon size="l" />,
  'submission-accepted': <CheckCircleIcon size="l" />,
  'submission-rejected': <XCircleIcon size="l" />,
  'appeal-decided': <ChatTextIcon size="l" />,
  moderated: <WarningIcon size="l" />,
  'report-upheld': <CheckCircleIcon size="l" />,
  'report-dismissed': <XCircleIcon size="l" />,
  upvotes: <TrendUpIcon size="l" />,
  'points-adjusted': <PencilSimpleIcon size="l" />,
  disqualified: <XCircleIcon size="l" />,
  reinstated: <CheckCircleIcon size="l" />,
  silenced: <WarningIcon size="l" />,
  unsilenced: <CheckCircleIcon size="l" />,
  'airdrop-closing': <ClockIcon size="l" />,
  snapshot: <CoinsIcon size="l" />,
};

/** Returns a notification's sentence. */
function sentenceOf({ kind, project, points }: Notification): MessageDescriptor {
  switch (kind) {
    case 'quest-verified':
      return points === null ? m.questVerified : m.questCompleted;
    case 'quest-refused':
      return m.questRefused;
    case 'submission-accepted':
      return m.submissionAccepted;
    case 'submission-rejected':
      return m.submissionRejected;
    case 'appeal-decided':
      return points === null ? m.appealUpheld : m.appealAccepted;
    case 'moderated':
      return m.moderated;
    case 'report-upheld':
      return m.reportUpheld;
    case 'report-dismissed':
      return m.reportDismissed;
    case 'comment':
      return project ? m.comment : m.commentGone;
    case 'reply':
      return project ? m.reply : m.replyGone;
    case 'upvotes':
      return project ? m.upvotes : m.upvotesGone;
    case 'friend-joined':
      return m.friendJoined;
    case 'friend-counted':
      return m.friendCounted;
    case 'points-adjusted':
      return m.pointsAdjusted;
    case 'disqualified':
      return m.disqualified;
    case 'reinstated':
      return m.reinstated;
    case 'silenced':
      return m.silenced;
    case 'unsilenced':
      return m.unsilenced;
    case 'airdrop-closing':
      return m.airdropClosing;
    case 'snapshot':
      return m.snapshot;
  }
}

/** Returns the address that a notification links to; undefined if its subject has no page or was deleted. */
function hrefOf(
  { kind, project, commentId, quest, actor, reported }: Notification,
  member: Member,
): string | undefined {
  switch (kind) {
    case 'quest-verified':
    case 'quest-refused':
      return quest ? paths.quest.getHref(quest.id) : undefined;
    case 'submission-accepted':
    case 'submission-rejected':
      return paths.community.getHref('?show=mine');
    case 'appeal-decided':
      return quest ? paths.quest.getHref(quest.id) : paths.community.getHref('?show=mine');
    case 'moderated':
      if (reported === 'profile') return paths.profile.getHref(member.id);
      if (reported === 'post') return paths.community.getHref('?show=mine');
      return project ? paths.project.getHref(project.id, commentId ? `?comment=${commentId}` : '') : undefined;
    case 'report-upheld':
    case 'report-dismissed':
      return project ? paths.project.getHref(project.id, commentId ? `?comment=${commentId}` : '') : undefined;
    case 'comment':
    case 'reply':
      return project ? paths.project.getHref(project.id, `?comment=${commentId}`) : undefined;
    case 'upvotes':
      return project ? paths.project.getHref(project.id) : undefined;
    case 'friend-joined':
    case 'friend-counted':
      return actor ? paths.profile.getHref(actor.id) : undefined;
    case 'points-adjusted':
    case 'disqualified':
    case 'reinstated':
      return paths.profile.getHref(member.id, '?tab=points');
    case 'airdrop-closing':
      return paths.home.getHref();
    case 'snapshot':
      return paths.snapshot.getHref();
    case 'silenced':
    case 'unsilenced':
      return undefined;
  }
}

/** Renders a decision, with the admin's message (if any) on a separate line. */
const told = (decided: ReactNode, message: string | null): ReactNode =>
  message === null ? (
    decided
  ) : (
    <>
      {decided}
      <br />
      <bdi>{message}</bdi>
    </>
  );

/** Returns a function that converts a notification to an item of the inbox. */
export function useNotificationItem(member: Member) {
  const { formatMessage, formatDate } = useIntl();

  const detailOf = ({ kind, reason, message, submission, quest, needsWallet }: Notification): ReactNode => {
    if (kind === 'submission-rejected') return told(formatMessage(reasonMessages[reason as Reason].name), message);
    if (kind === 'submission-accepted')
      return told(submission && formatMessage(submissionMessages[submission.contentType]), message);
    if (kind === 'snapshot') return formatMessage(m.snapshotHint);
    if (needsWallet) return formatMessage(m.airdropWallet);
    if (kind === 'appeal-decided' && !reason)
      return quest?.title ?? (submission && formatMessage(submissionMessages[submission.contentType]));
    return reason;
  };

  return (item: Notification): NotificationItem => {
    const { actor } = item;
    return {
      id: String(item.id),
      isUnread: item.isUnread,
      actor: actor ? { id: String(actor.id), picture: actor.pictureUrl ?? undefined } : undefined,
      icon: item.kind in icons ? icons[item.kind as keyof typeof icons] : <UserPlusIcon size="l" />,
      sentence: formatMessage(sentenceOf(item), {
        quest: item.quest?.title,
        count: item.upvotes,
        days: item.days,
        reported: item.reported,
        date: item.happensAt && formatDate(item.happensAt, { dateStyle: 'long', timeStyle: 'short' }),
        name: <bdi key="name">{actor?.name ?? formatMessage(commonMessages.deletedMember)}</bdi>,
        project: <bdi key="project">{item.project?.name}</bdi>,
      }),
      detail: detailOf(item),
      points: item.points ?? undefined,
      date: item.createdAt,
      href: hrefOf(item, member),
    };
  };
}
