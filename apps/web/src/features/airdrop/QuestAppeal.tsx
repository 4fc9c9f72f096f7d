import type { Quest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { appealMessages as m } from '../../shared/appeals/messages.ts';
import { OwnAppeal } from '../../shared/appeals/OwnAppeal.tsx';
import { OwnAppealDialog } from '../../shared/appeals/OwnAppealDialog.tsx';
import { questMessages } from './questMessages.ts';

/** The reader's appeal against a failed quest, or a button to appeal. */
export function QuestAppeal({ quest: { id, appeal, appealUntil } }: { quest: Quest }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  // Keeps the deadline while the dialog slides out, because the quest has none after the appeal is sent.
  const [until, setUntil] = useState(appealUntil);
  return (
    <>
      {appeal ? (
        <>
          <OwnAppeal appeal={appeal} />
          {appeal.status === 'open' && <p>{formatMessage(questMessages.appealEnds)}</p>}
        </>
      ) : (
        <Button
          size="s"
          aria-haspopup="dialog"
          onPress={() => {
            setUntil(appealUntil);
            setOpen(true);
          }}
        >
          {formatMessage(m.title)}
        </Button>
      )}
      {until && (
        <OwnAppealDialog key={id} subject={{ questId: id }} until={until} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}
