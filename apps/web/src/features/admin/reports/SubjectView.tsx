import type { ReportedSubject, ReportToDecide } from '@pwr-community/api/schema';
import { CategoryTag } from '@pwr-community/ui/CategoryTag';
import { ReviewItem } from '@pwr-community/ui/community/ReviewItem';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { reportReasons } from '../../../shared/reports/messages.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { handleOf } from '../members/handleOf.ts';
import { itemMessages } from '../review/messages.ts';
import { SubmissionContent } from '../review/SubmissionContent.tsx';
import { reportDeskMessages as m } from './messages.ts';
import { hrefOf, subjectOf } from './subject.ts';

interface SubjectViewProps {
  reported: ReportedSubject;
  icon: ReactNode;
}

/** A reported subject for its reviewer: its author, its text, the reports, and a post with its preview. */
export function SubjectView({ reported, icon }: SubjectViewProps) {
  const { formatMessage } = useIntl();
  const { id, author, kind, excerpt, post, state, totalReports, reports } = reported;
  const newTab = { newTab: formatMessage(commonMessages.newTab) };
  const href = hrefOf(reported);
  const subject = subjectOf(formatMessage, reported);
  const more = totalReports - reports.length;
  const isOutside = kind === 'post';
  return (
    <ReviewItem
      icon={icon}
      kind={href === undefined || isOutside ? <bdi>{subject}</bdi> : <Link href={href}>{subject}</Link>}
      sent={state !== 'published' && <CategoryTag>{formatMessage(m[state])}</CategoryTag>}
      originalHref={isOutside ? href : undefined}
      author={{
        id: String(author.id),
        name: author.name,
        // Links to the author's sheet, where admins can delete posts and disqualify the author.
        href: adminPaths.members.getHref(`?member=${author.id}${isOutside ? '&tab=posts' : ''}`),
        handle: handleOf(author.username),
        avatar: author.pictureUrl,
      }}
      messages={{ openOriginal: formatMessage(itemMessages.original), ...newTab, earlier: '' }}
    >
      {excerpt && kind !== 'profile' && (
        <p>
          <q dir="auto">{excerpt}</q>
        </p>
      )}
      {reports.map((report) => (
        <Report key={report.reportId} report={report} />
      ))}
      {more > 0 && <p>{formatMessage(m.more, { count: more })}</p>}
      {post && <SubmissionContent submission={post} id={id} author={author.name} />}
    </ReviewItem>
  );
}

function Report({ report: { user, reason, text, createdAt } }: { report: ReportToDecide }) {
  const { formatMessage } = useIntl();
  const { relative, absolute } = useWhen()(createdAt);
  return (
    <>
      <p>
        {formatMessage(m.report, {
          reason: formatMessage(reportReasons[reason]),
          member: <bdi key="member">{user.name}</bdi>,
          when: (
            <RelativeTime key="when" dateTime={createdAt} title={absolute}>
              {relative}
            </RelativeTime>
          ),
        })}
      </p>
      {text !== null && (
        <p>
          <q dir="auto">{text}</q>
        </p>
      )}
    </>
  );
}
