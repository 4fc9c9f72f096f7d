import type { Quest } from '@pwr-community/api/schema';
import { Modal, preloadModal } from '@pwr-community/ui/Modal';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../app/messages.ts';
import type { Member } from '../../app/session.tsx';
import { kinds } from './kinds.tsx';

preloadModal();

export interface QuestDialogProps {
  quest: Quest;
  member: Member;
  /** Why what was begun elsewhere for this quest came to nothing: a code, or null. */
  error: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** An open quest: its steps, where it stands, and the way to have it verified. */
export function QuestDialog({ quest, member, error, isOpen, onClose }: QuestDialogProps) {
  const { formatMessage } = useIntl();
  const Kind = kinds[quest.kind];
  return (
    <Kind
      quest={quest}
      member={member}
      error={error}
      onClose={onClose}
      shell={(body, footer) => (
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
      )}
    />
  );
}
