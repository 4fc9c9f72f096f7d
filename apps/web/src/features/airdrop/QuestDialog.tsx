import type { ApiError } from '@pwr-community/api/errors';
import type { Quest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { Modal, preloadModal } from '@pwr-community/ui/Modal';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import type { Member } from '../../shared/session.tsx';
import { kinds } from './kinds.tsx';
import { QuestBody } from './QuestBody.tsx';
import { questMessages as m } from './questMessages.ts';
import type { QuestProps } from './QuestFrame.tsx';

preloadModal();

export interface QuestDialogProps {
  quest: Quest;
  /** Null for visitors, who can read the quest and log in. */
  member: Member | null;
  /** Error from a service that redirected back to this quest. */
  error: ApiError | null;
  isOpen: boolean;
  onClose: () => void;
}

/** An open quest: steps, state and verification. */
export function QuestDialog({ quest, member, error, isOpen, onClose }: QuestDialogProps) {
  const { formatMessage } = useIntl();
  const shell = (body: ReactNode, footer: ReactNode) => (
    <Modal
      isOpen={isOpen}
      onOpenChange={(stays) => stays || onClose()}
      title={<bdi>{quest.title}</bdi>}
      footer={footer}
      messages={{
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {body}
    </Modal>
  );
  if (!member) return <VisitorQuest quest={quest} shell={shell} />;
  const Kind = kinds[quest.kind];
  return <Kind quest={quest} member={member} error={error} onClose={onClose} shell={shell} />;
}

/** An open quest for visitors: description and login button. */
function VisitorQuest({ quest, shell }: Pick<QuestProps, 'quest' | 'shell'>) {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  return shell(
    <QuestBody quest={quest} steps={[]} note={formatMessage(m.visitor)} />,
    <Button variant="primary" onPress={() => open('login')}>
      {formatMessage(commonMessages.logIn)}
    </Button>,
  );
}
