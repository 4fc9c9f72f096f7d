import { userSearchQuery } from '@pwr-community/api/queries/admin';
import { memberRecordQuery } from '@pwr-community/api/queries/sanctions';
import type { FoundUser } from '@pwr-community/api/schema';
import { Avatar } from '@pwr-community/ui/Avatar';
import { Count } from '@pwr-community/ui/Count';
import { DetailSheet } from '@pwr-community/ui/DetailSheet';
import { Link } from '@pwr-community/ui/Link';
import { Tabs } from '@pwr-community/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api.ts';
import { paths } from '../../../shared/paths.ts';
import { SheetMissing, SheetSkeleton } from '../SheetPlaceholder.tsx';
import { Degen } from './deeds.tsx';
import { handleOf } from './handleOf.ts';
import { Invited } from './Invited.tsx';
import { Ledger } from './Ledger.tsx';
import { Marks } from './Marks.tsx';
import { MemberWarnings } from './MemberWarnings.tsx';
import { sheetTabs, type MembersView, type SheetTab } from './memberAddress.ts';
import { membersMessages as m } from './messages.ts';
import { noteMessages } from './noteMessages.ts';
import { Notes } from './Notes.tsx';
import { PointsForm } from './PointsForm.tsx';
import { Posts } from './Posts.tsx';
import { Quests } from './Quests.tsx';
import { SanctionActions } from './SanctionActions.tsx';
import { sanctionMessages as s } from './sanctionMessages.ts';
import { Sanctions } from './Sanctions.tsx';
import { ReferralForm } from './ReferralForm.tsx';

export interface MemberSheetProps {
  id: number;
  tab: SheetTab;
  /** Page number of the tab's list, starting at 1. */
  page: number;
  getHref: (change: Partial<MembersView>) => string;
}

/** A member's details: data, the admin's actions, and tabs for the ledger, quests, posts and more. */
export function MemberSheet({ id, tab, page, getHref }: MemberSheetProps) {
  const { formatMessage } = useIntl();
  // The user search also finds ids, and gives admins more data than the public profile.
  const { data, status, isPlaceholderData, refetch } = useQuery(userSearchQuery(api, String(id)));
  const member = isPlaceholderData ? undefined : data?.users.find((user) => user.id === id);

  if (status === 'pending' || isPlaceholderData) return <SheetSkeleton label={formatMessage(m.sheetLoading)} />;
  if (!member)
    return status === 'error' ? (
      <SheetMissing title={formatMessage(m.sheetFailed)} onRetry={() => void refetch()} />
    ) : (
      <SheetMissing title={formatMessage(m.unknown)} />
    );

  return <Sheet member={member} tab={tab} page={page} getHref={getHref} />;
}

interface SheetProps extends Omit<MemberSheetProps, 'id'> {
  member: FoundUser;
}

function Sheet({ member, tab, page, getHref }: SheetProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const navigate = useNavigate();
  const { id, points, email, wallet, createdAt } = member;
  const { data: record } = useQuery(memberRecordQuery(api, id));
  const decided = record ? record.accepted + record.rejected : 0;
  const pages = { number: page, getHref: (number: number) => getHref({ page: number }) };
  const content = {
    points: <Ledger userId={id} {...pages} />,
    quests: <Quests member={member} />,
    posts: <Posts userId={id} {...pages} />,
    invited: <Invited username={member.username} />,
    sanctions: <Sanctions userId={id} />,
    notes: <Notes userId={id} />,
  };
  const names = {
    points: m.ledger,
    quests: m.quests,
    posts: m.posts,
    invited: m.invited,
    sanctions: s.list,
    notes: noteMessages.title,
  };
  return (
    <DetailSheet
      picture={<Avatar memberId={id} src={member.pictureUrl} size="l" />}
      title={<bdi>{member.name}</bdi>}
      tags={<Marks {...member} isSilenced={Boolean(record?.silencedUntil)} />}
      subtitle={
        <>
          <Link variant="quiet" href={paths.profile.getHref(id)}>
            <bdi>{handleOf(member.username)}</bdi>
          </Link>
          {email && <span>{email}</span>}
          <MemberWarnings member={member} />
          <span>{formatMessage(m.memberId, { id })}</span>
          {wallet && <span translate="no">{wallet}</span>}
        </>
      }
      readings={[
        { id: 'points', label: formatMessage(m.points), value: <Count value={points} /> },
        { id: 'since', label: formatMessage(m.since), value: formatDate(createdAt, { dateStyle: 'medium' }) },
        ...(record
          ? [
              {
                id: 'rank',
                label: formatMessage(s.rank),
                value: record.rank === null ? formatMessage(s.none) : <Count value={record.rank} />,
              },
              {
                id: 'acceptance',
                label: formatMessage(s.acceptance),
                value:
                  decided === 0 ? formatMessage(s.none) : formatNumber(record.accepted / decided, { style: 'percent' }),
                note: decided > 0 && formatMessage(s.acceptanceNote, { accepted: record.accepted, decided }),
              },
              {
                id: 'reports',
                label: formatMessage(s.reports),
                value: <Count value={record.openReports} />,
                note: record.upheldReports > 0 && formatMessage(s.reportsNote, { count: record.upheldReports }),
              },
            ]
          : []),
      ]}
      forms={[
        { id: 'points', form: <PointsForm member={member} /> },
        { id: 'referral', form: <ReferralForm member={member} /> },
      ]}
      actions={
        <>
          <Degen member={member} />
          <SanctionActions member={member} />
        </>
      }
    >
      <Tabs
        isStacked
        label={formatMessage(m.parts, { name: member.name })}
        selectedId={tab}
        onChange={(next) => void navigate(getHref({ tab: next as SheetTab, page: 1 }), { replace: true })}
        tabs={sheetTabs.map((part) => ({
          id: part,
          label: formatMessage(names[part]),
          content: content[part],
        }))}
      />
    </DetailSheet>
  );
}
