import type { Quest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { Modal, preloadModal } from '@pwr-community/ui/Modal';
import { Points } from '@pwr-community/ui/community/Points';
import { QuestSteps } from '@pwr-community/ui/community/QuestSteps';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import type { Member } from '../../shared/session.tsx';
import { kinds } from './kinds.tsx';
import { standingMessages } from './pageMessages.ts';
import { questMessages as m } from './questMessages.ts';
import type { QuestProps } from './QuestFrame.tsx';
import { QuestShare } from './QuestShare.tsx';
import { shown, standingOf } from './questState.ts';

preloadModal();

export interface QuestDialogProps {
  quest: Quest;
  /** Null for a visitor, who can read the quest and log in. */
  member: Member | null;
  /** Why what was begun elsewhere for this quest came to nothing: a code, or null. */
  error: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** An open quest: its steps, where it stands, and the way to have it verified. */
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

/** What a visitor reads of a quest, and the way to begin it. */
function VisitorQuest({ quest, shell }: Pick<QuestProps, 'quest' | 'shell'>) {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const standing = standingOf(quest);
  return shell(
    <QuestSteps
      description={quest.description}
      points={<Points value={quest.points} isSigned />}
      share={<QuestShare quest={quest} />}
      status={shown[standing].badge}
      statusLabel={formatMessage(standingMessages[standing])}
      steps={[]}
      note={formatMessage(m.visitor)}
      messages={{ steps: formatMessage(m.steps), done: formatMessage(m.stepDone) }}
    />,
    <Button variant="primary" onPress={() => open('login')}>
      {formatMessage(commonMessages.logIn)}
    </Button>,
  );
}
