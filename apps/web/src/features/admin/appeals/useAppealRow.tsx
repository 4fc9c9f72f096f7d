import type { AppealToDecide, RejectionReason } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { CategoryTag } from '@pwr-community/ui/CategoryTag';
import type { DetailRow } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { kindIcons } from '../../../shared/submissions/parts.tsx';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { itemMessages } from '../review/messages.ts';
import { appealDeskMessages as m } from './messages.ts';
import { type Decision, subjectOf } from './subject.ts';

/** Returns a function that makes a list row from an appeal: subject, first decision, the member's text, and buttons. */
export function useAppealRow() {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const newTab = { newTab: formatMessage(commonMessages.newTab) };

  const ago = (date: string) => {
    const { relative, absolute } = when(date);
    return (
      <RelativeTime key={date} dateTime={date} title={absolute}>
        {relative}
      </RelativeTime>
    );
  };
  const firstDecision = ({ submission, firstAdmin, firstDecidedAt, firstReason }: AppealToDecide) => {
    const said = submission ? formatMessage(reasonMessages[firstReason as RejectionReason].name) : firstReason;
    const parts = {
      when: ago(firstDecidedAt),
      reason: <bdi key="reason">{said ?? formatMessage(m.noReason)}</bdi>,
    };
    return firstAdmin
      ? formatMessage(m.first, { ...parts, admin: <bdi key="admin">{firstAdmin.name}</bdi> })
      : formatMessage(m.firstOfService, parts);
  };
  const outside = (href: string, text: string) => (
    <Link key={href} href={href} isExternal messages={newTab}>
      {text}
    </Link>
  );
  const proofs = ({ quest }: AppealToDecide): ReactNode[] => [
    ...(quest?.text ? [formatMessage(m.proof, { proof: <bdi key="text">{quest.text}</bdi> })] : []),
    ...(quest?.url ? [formatMessage(m.proof, { proof: outside(quest.url, quest.url) })] : []),
  ];

  return (appeal: AppealToDecide, ask: (decision: Decision) => void): DetailRow => {
    const { appealId, user, submission, quest, text, createdAt, mayDecide } = appeal;
    const subject = subjectOf(appeal);
    const href = submission?.url ?? submission?.imageUrl;
    const action = (decision: Decision) => (
      <Button
        key={decision}
        size="s"
        aria-haspopup="dialog"
        aria-label={formatMessage(m.about, { decision: formatMessage(m[decision]), subject, member: user.name })}
        onPress={() => ask(decision)}
      >
        {formatMessage(m[decision])}
      </Button>
    );
    const member = (
      <Link key="member" variant="quiet" href={paths.profile.getHref(user.id)}>
        <bdi>{user.name}</bdi>
      </Link>
    );
    return {
      id: String(appealId),
      icon: submission ? kindIcons[submission.contentType] : questIcons[quest!.kind],
      title: href ? outside(href, subject) : <bdi>{subject}</bdi>,
      badge: user.isDegen && <CategoryTag>{formatMessage(itemMessages.degen)}</CategoryTag>,
      details: [
        firstDecision(appeal),
        ...proofs(appeal),
        formatMessage(m.appealed, { member, when: ago(createdAt) }),
        <q key="text" dir="auto">
          {text}
        </q>,
      ],
      end: mayDecide ? [action('accept'), action('uphold')] : formatMessage(m.otherAdmin),
    };
  };
}
