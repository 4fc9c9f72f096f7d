import { createProjectMutation } from '@pwr-community/api/mutations/projects';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useOutletContext } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import type { Member } from '../../shared/session.tsx';
import { Silenced } from '../../shared/silence/Silenced.tsx';
import { useSilence } from '../../shared/silence/useSilence.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { useNavigateWhileHere } from '../../shared/useNavigateWhileHere.ts';
import { formMessages as m } from './messages.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { toCreate } from './values.ts';

/** The page for submitting a project. */
export function ProjectFormPage() {
  const { formatMessage } = useIntl();
  const member = useOutletContext<Member>();
  const navigate = useNavigateWhileHere();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(createProjectMutation(api));
  const silence = useSilence();
  const title = formatMessage(m.createTitle);
  useTitle(title, formatMessage(m.createLead));

  if (silence) return <Silenced silence={silence} isPage />;
  return (
    <ProjectForm
      title={title}
      lead={formatMessage(m.createLead)}
      draftKey={`project-form-${member.id}`}
      onSend={(values) => mutateAsync(toCreate(values))}
      onSent={({ id }) => {
        toasts.success(formatMessage(m.submitted));
        navigate(paths.project.getHref(id));
      }}
      onCancel={() => navigate(paths.projects.getHref())}
      messages={{ send: formatMessage(m.submit), sending: formatMessage(m.submitting) }}
    />
  );
}
