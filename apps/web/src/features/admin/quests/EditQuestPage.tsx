import { ApiError } from '@pwr-community/api/errors';
import { updateQuestMutation } from '@pwr-community/api/mutations/quests';
import { questQuery } from '@pwr-community/api/queries/quests';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOutletContext, useParams } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { errorMessages, problemText } from '../../../shared/errorMessages.ts';
import { pageFormMessages } from '../../../shared/form/messages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { parseId } from '../../../shared/parseId.ts';
import type { Member } from '../../../shared/session.tsx';
import { useToasts } from '../../../shared/toasts.tsx';
import { useNavigateWhileHere } from '../../../shared/useNavigateWhileHere.ts';
import { AdminPage } from '../AdminPage.tsx';
import { listMessages, questFormMessages as m } from './messages.ts';
import { QuestForm } from './QuestForm.tsx';

export function EditQuestPage() {
  const { formatMessage } = useIntl();
  const member = useOutletContext<Member>();
  const navigate = useNavigateWhileHere();
  const toasts = useToasts();
  const id = parseId(useParams().id);
  const query = questQuery(api, id ?? 0);
  const { data, error, refetch } = useQuery({ ...query, queryFn: id ? query.queryFn : skipToken });
  const { mutateAsync } = useMutation(updateQuestMutation(api));
  // The form keeps its initial quest, even if a refetch changes it.
  const [quest, setQuest] = useState(data);
  if (data && !quest) setQuest(data);
  const title = quest ? formatMessage(m.editTitle, { quest: quest.title }) : formatMessage(listMessages.edit);
  const leave = () => navigate(adminPaths.quests.getHref());

  const isUnknown = !id || (error instanceof ApiError && error.status === 404);
  return (
    <AdminPage title={title} hasHeading>
      {quest ? (
        <QuestForm
          quest={quest}
          title={title}
          lead={formatMessage(m.editLead)}
          draftKey={`quest-form-${member.id}`}
          onSave={(changes) => mutateAsync({ id: quest.id, ...changes })}
          onSent={() => {
            toasts.success(formatMessage(m.saved));
            leave();
          }}
          onCancel={leave}
          messages={{
            send: formatMessage(pageFormMessages.save),
            sending: formatMessage(pageFormMessages.saving),
            failed: formatMessage(m.saveFailed),
          }}
        />
      ) : isUnknown || error ? (
        <EmptyState
          headingLevel={1}
          illustration={<BrokenWire />}
          title={isUnknown ? formatMessage(errorMessages['quest-not-found']) : problemText(formatMessage, error)}
          action={
            isUnknown ? (
              <Link variant="button" href={adminPaths.quests.getHref()}>
                {formatMessage(m.toList)}
              </Link>
            ) : (
              <Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>
            )
          }
        />
      ) : (
        <LoadingScreen messages={{ loading: formatMessage(m.loading) }} />
      )}
    </AdminPage>
  );
}
