import { Button } from '@pwr-community/ui/Button';
import { useIntl } from 'react-intl';
import { useModals } from '../../shared/modals.tsx';
import { useSite } from '../../shared/site.ts';
import { questMessages as m } from './questMessages.ts';
import { OutLink } from './OutLink.tsx';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';

/** A quest to send a free transaction with the member's own wallet. */
export function WalletQuest(props: QuestProps) {
  const { quest } = props;
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const site = useSite();
  // The server sets this action as soon as it has seen the transaction.
  const isSent = quest.action === 'transaction';
  return (
    <QuestFrame
      {...props}
      notDone={m.walletNotDone}
      steps={[
        {
          id: 'install',
          title: formatMessage(m.walletInstall),
          isDone: isSent,
          description: formatMessage(m.walletInstallHow),
          action: site.links.wallet && <OutLink href={site.links.wallet}>{formatMessage(m.walletStore)}</OutLink>,
        },
        {
          id: 'send',
          title: formatMessage(m.walletSend),
          isDone: isSent,
          description: formatMessage(m.walletSendHow),
          action: (
            <Button onPress={() => open('wallet', { kind: 'quest', challengeId: quest.id })}>
              {formatMessage(m.walletConnect)}
            </Button>
          ),
        },
        { id: 'verify', title: formatMessage(m.verifyStep), description: formatMessage(m.walletVerify) },
      ]}
    />
  );
}
