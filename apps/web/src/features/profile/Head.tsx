import type { User } from '@pwr-community/api/schema';
import { PencilSimpleIcon, PlusIcon } from '@pwr-community/ui/Icon';
import { Link } from '@pwr-community/ui/Link';
import { ProfileHeader } from '@pwr-community/ui/community/ProfileHeader';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/paths.ts';
import { isOn, useSite } from '../../shared/site.ts';
import { rowMessages } from '../../shared/projects/messages.ts';
import { useMoment } from '../../shared/serverState.ts';
import { useMember } from '../../shared/session.tsx';
import { flagOf } from '../../shared/flagOf.ts';
import { ReportButton } from '../../shared/reports/ReportButton.tsx';
import { profileMessages as m } from './messages.ts';

/** The profile's header. Members can edit their own profile and submit a project from here; others can report it. */
export function Head({ member }: { member: User }) {
  const hasProjects = isOn(useSite(), 'projects');
  const { formatMessage, formatDate, formatDisplayName } = useIntl();
  const { timeZone } = useMoment();
  const isOwn = useMember()?.id === member.id;
  const { id, name, username, pictureUrl, flag, points, createdAt } = member;
  return (
    <ProfileHeader
      memberId={String(id)}
      name={name}
      username={username}
      picture={pictureUrl ?? undefined}
      country={flag ? { name: formatDisplayName(flag, { type: 'region' }) ?? flag, flag: flagOf(flag) } : undefined}
      points={points}
      memberSince={formatMessage(m.memberSince, { date: formatDate(createdAt, { dateStyle: 'long', timeZone }) })}
      action={
        isOwn ? (
          <>
            <Link variant="button" href={paths.profileEdit.getHref()} icon={<PencilSimpleIcon />}>
              {formatMessage(m.personalize)}
            </Link>
            {hasProjects && (
              <Link variant="button" href={paths.apply.getHref()} icon={<PlusIcon />}>
                {formatMessage(rowMessages.submitProject)}
              </Link>
            )}
          </>
        ) : (
          <ReportButton kind="profile" id={id} authorId={id} />
        )
      }
      messages={{ points: formatMessage(m.points) }}
    />
  );
}
