import { Button } from '@pwr-community/ui/Button';
import { Count } from '@pwr-community/ui/Count';
import { Pylons } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { WelcomeHero } from '@pwr-community/ui/WelcomeHero';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../app/messages.ts';
import { useModals } from '../../app/modals.tsx';
import { paths, useTitle } from '../../app/paths.ts';
import { useMember } from '../../app/session.tsx';
import { homeMessages as m } from './messages.ts';

/** The first page: an invitation to a visitor, their points to a member, and the way to the projects. */
export function HomePage() {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const member = useMember();
  useTitle(formatMessage(m.title));

  const toProjects = (variant: 'primary' | 'button') => (
    <Link variant={variant} size="l" href={paths.projects.getHref()}>
      {formatMessage(m.projects)}
    </Link>
  );
  if (member)
    return (
      <WelcomeHero
        title={formatMessage(m.welcomeBack, { name: <bdi key="name">{member.name}</bdi> })}
        reading={{ label: formatMessage(m.points), value: <Count value={member.points} /> }}
        illustration={<Pylons />}
        actions={toProjects('primary')}
      />
    );
  return (
    <WelcomeHero
      title={formatMessage(m.title)}
      lead={formatMessage(m.welcome)}
      illustration={<Pylons />}
      actions={
        <>
          <Button variant="primary" size="l" onPress={() => open('login')}>
            {formatMessage(commonMessages.logIn)}
          </Button>
          {toProjects('button')}
        </>
      }
    />
  );
}
