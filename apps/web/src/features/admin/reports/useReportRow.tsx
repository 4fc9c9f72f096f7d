import type { ReportedKind, ReportedSubject } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { CategoryTag } from '@pwr-community/ui/CategoryTag';
import type { DetailRow } from '@pwr-community/ui/DetailList';
import { ChatTextIcon, HexagonIcon, ImageIcon, UserIcon } from '@pwr-community/ui/Icon';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { reportReasons } from '../../../shared/reports/messages.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { handleOf } from '../members/handleOf.ts';
import { reportDeskMessages as m } from './messages.ts';
import { type Decision, subjectOf } from './subject.ts';

const icons: Record<ReportedKind, ReactNode> = {
  comment: <ChatTextIcon />,
  project: <HexagonIcon />,
  post: <ImageIcon />,
  profile: <UserIcon />,
};

/** Address of the reported subject; undefined if it no longer exists. */
function hrefOf({ kind, id, projectId, url, state }: ReportedSubject): string | undefined {
  if (state === 'gone') return undefined;
  if (kind === 'comment') return paths.project.getHref(projectId!, `?comment=${id}`);
  if (kind === 'project') return paths.project.getHref(id);
  return kind === 'post' ? url! : paths.profile.getHref(id);
}

/** Returns a function that makes a list row from a reported subject: its text, its reports, and buttons. */
export function useReportRow() {
  const { formatMessage } = useIntl();
  const when = useWhen();

  const link = (reported: ReportedSubject, name: string) => {
    const href = hrefOf(reported);
    if (href === undefined) return <bdi>{name}</bdi>;
    if (reported.kind !== 'post') return <Link href={href}>{name}</Link>;
    return (
      <Link href={href} isExternal messages={{ newTab: formatMessage(commonMessages.newTab) }}>
        {name}
      </Link>
    );
  };
  /** The author's sheet, where admins delete posts and disqualify members. */
  const author = ({ author: { id, name, username }, kind }: ReportedSubject) => (
    <Link
      key="author"
      variant="quiet"
      href={adminPaths.members.getHref(`?member=${id}${kind === 'post' ? '&tab=posts' : ''}`)}
    >
      <bdi>{kind === 'profile' ? handleOf(username) : name}</bdi>
    </Link>
  );
  const lines = ({ reports }: ReportedSubject): ReactNode[] =>
    reports.flatMap(({ reportId, user, reason, text, createdAt }) => {
      const { relative, absolute } = when(createdAt);
      const parts = {
        reason: formatMessage(reportReasons[reason]),
        member: <bdi key="member">{user.name}</bdi>,
        when: (
          <RelativeTime key="when" dateTime={createdAt} title={absolute}>
            {relative}
          </RelativeTime>
        ),
      };
      return [
        formatMessage(m.report, parts),
        ...(text === null
          ? []
          : [
              <q key={reportId} dir="auto">
                {text}
              </q>,
            ]),
      ];
    });

  return (reported: ReportedSubject, ask: (decision: Decision) => void): DetailRow => {
    const { firstReportId, kind, excerpt, state, totalReports, reports, mayDecide } = reported;
    const subject = subjectOf(formatMessage, reported);
    const more = totalReports - reports.length;
    const action = (decision: Decision) => (
      <Button
        key={decision}
        size="s"
        aria-haspopup="dialog"
        aria-label={formatMessage(m.about, { decision: formatMessage(m[decision]), subject })}
        onPress={() => ask(decision)}
      >
        {formatMessage(m[decision])}
      </Button>
    );
    return {
      id: String(firstReportId),
      icon: icons[kind],
      title: link(reported, subject),
      badge: state !== 'published' && <CategoryTag>{formatMessage(m[state])}</CategoryTag>,
      details: [
        kind === 'profile' ? author(reported) : formatMessage(m.author, { author: author(reported) }),
        ...(excerpt && kind !== 'profile'
          ? [
              <q key="excerpt" dir="auto">
                {excerpt}
              </q>,
            ]
          : []),
        ...lines(reported),
        ...(more > 0 ? [formatMessage(m.more, { count: more })] : []),
      ],
      end: mayDecide ? [action('uphold'), action('dismiss')] : formatMessage(m.otherAdmin),
    };
  };
}
