import { createQuestMutation } from '@pwr-community/api/mutations/quests';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useOutletContext } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import type { Member } from '../../../shared/session.tsx';
import { useToasts } from '../../../shared/toasts.tsx';
import { useNavigateWhileHere } from '../../../shared/useNavigateWhileHere.ts';
import { AdminPage } from '../AdminPage.tsx';
import { listMessages, questFormMessages as m } from './messages.ts';
import { QuestForm } from './QuestForm.tsx';
import { toQuest } from './values.ts';

export function CreateQuestPage() {
  const { formatMessage } = useIntl();
  const member = useOutletContext<Member>();
  const navigate = useNavigateWhileHere();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(createQuestMutation(api));
  const title = formatMessage(listMessages.create);
  const leave = () => navigate(adminPaths.quests.getHref());

  return (
    <AdminPage title={title} hasHeading>
      <QuestForm
        title={title}
        lead={formatMessage(m.lead)}
        draftKey={`quest-form-${member.id}`}
        onSend={(values) => mutateAsync(toQuest(values))}
        onSent={() => {
          toasts.success(formatMessage(m.created));
          leave();
        }}
        onCancel={leave}
        messages={{
          send: formatMessage(m.send),
          sending: formatMessage(m.sending),
          failed: formatMessage(m.createFailed),
        }}
      />
    </AdminPage>
  );
}
