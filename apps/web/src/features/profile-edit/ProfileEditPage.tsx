import { ownUserQuery } from '@pwr-community/api/queries/session';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { Panel } from '@pwr-community/ui/Panel';
import { ProfilePage as ProfileFrame } from '@pwr-community/ui/layouts/ProfilePage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOutletContext } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import type { Member } from '../../shared/session.tsx';
import { useToasts } from '../../shared/toasts.tsx';
import { useNavigateWhileHere } from '../../shared/useNavigateWhileHere.ts';
import { LinkedAccounts } from './LinkedAccounts.tsx';
import { editMessages as m } from './messages.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { YourData } from './YourData.tsx';

/** The page for editing the public profile, accounts and sessions. */
export function ProfileEditPage() {
  const { formatMessage } = useIntl();
  const { id } = useOutletContext<Member>();
  const navigate = useNavigateWhileHere();
  const toasts = useToasts();
  const { data, error, refetch } = useQuery(ownUserQuery(api));
  // The form keeps its initial data, because an expired session empties the cache.
  const [member, setMember] = useState(data);
  if (data && !member) setMember(data);
  const title = formatMessage(m.title);
  useTitle(title);

  if (!member && error)
    return (
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title={formatMessage(m.failed)}
        description={problemText(formatMessage, error)}
        action={<Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
      />
    );
  if (!member) return <LoadingScreen messages={{ loading: formatMessage(m.loading) }} />;

  const toProfile = () => navigate(paths.profile.getHref(id));
  return (
    <ProfileFrame
      header={
        <ProfileForm
          member={member}
          title={title}
          onSaved={() => {
            toasts.success(formatMessage(m.saved));
            toProfile();
          }}
          onCancel={toProfile}
        />
      }
    >
      <Panel isDivided>
        <LinkedAccounts member={data ?? member} />
        <NotificationSettings />
        <OpenSessions />
        <YourData member={data ?? member} />
      </Panel>
    </ProfileFrame>
  );
}
