import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire, PlugApart } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { PageHeader } from '@pwr-community/ui/layouts/PageHeader';
import { Panel } from '@pwr-community/ui/Panel';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { paths, useTitle } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.tsx';
import { pageMessages } from './pageMessages.ts';
import { useQuests } from './useQuests.ts';
import { questMessages as m } from './questMessages.ts';
import { TelegramQuest } from './TelegramQuest.tsx';

/** The Telegram quest as a page, for contexts that can't open a modal. */
export function TelegramConnectPage() {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { open } = useModals();
  const navigate = useNavigate();
  const { data, isOwn, hasFailed, refetch } = useQuests();
  useTitle(formatMessage(m.telegramPage));

  if (session.status === 'visitor')
    return (
      <EmptyState
        headingLevel={1}
        illustration={<PlugApart />}
        title={formatMessage(m.telegramPage)}
        description={formatMessage(m.telegramLogIn)}
        action={<Button onPress={() => open('login')}>{formatMessage(commonMessages.logIn)}</Button>}
      />
    );
  if (hasFailed)
    return (
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title={formatMessage(pageMessages.questsFailed)}
        action={<Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
      />
    );
  if (session.status === 'restoring' || !data || !isOwn)
    return <LoadingScreen messages={{ loading: formatMessage(pageMessages.questsLoading) }} />;

  const quest = data.quests.find(({ kind }) => kind === 'telegram');
  if (!quest)
    return (
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title={formatMessage(m.telegramNone)}
        action={
          <Link variant="button" href={paths.home.getHref()}>
            {formatMessage(m.toQuests)}
          </Link>
        }
      />
    );
  return (
    <>
      <PageHeader title={formatMessage(m.telegramPage)} lead={<bdi>{quest.title}</bdi>} />
      <TelegramQuest
        quest={quest}
        member={session.user}
        error={null}
        isPage
        onClose={() => void navigate(paths.home.getHref())}
        shell={(body, footer) => (
          <Panel isDivided>
            <div>{body}</div>
            <div>{footer}</div>
          </Panel>
        )}
      />
    </>
  );
}
