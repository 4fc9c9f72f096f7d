import { ApiError } from '@pwr-community/api/errors';
import { updateProjectMutation } from '@pwr-community/api/mutations/projects';
import { projectQuery } from '@pwr-community/api/queries/projects';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOutletContext, useParams } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { errorMessages, problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import type { Member } from '../../shared/session.tsx';
import { Silenced } from '../../shared/silence/Silenced.tsx';
import { useSilence } from '../../shared/silence/useSilence.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { DeleteProject } from './DeleteProject.tsx';
import { pageFormMessages } from '../../shared/form/messages.ts';
import { useNavigateWhileHere } from '../../shared/useNavigateWhileHere.ts';
import { formMessages as m } from './messages.ts';
import { ProjectForm } from './ProjectForm.tsx';

export interface ProjectEditPageProps {
  /** Returns the address of the page to show after saving or canceling. Default: the project's public page. */
  projectPage?: (id: number) => string;
}

/** The page for editing or deleting a project, for its creator and admins. */
export function ProjectEditPage({ projectPage = paths.project.getHref }: ProjectEditPageProps) {
  const { formatMessage } = useIntl();
  const member = useOutletContext<Member>();
  const navigate = useNavigateWhileHere();
  const toasts = useToasts();
  const silence = useSilence();
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = projectQuery(api, id);
  const { data, error, refetch } = useQuery({ ...query, queryFn: isId ? query.queryFn : skipToken });
  const { mutateAsync } = useMutation(updateProjectMutation(api));
  // The form keeps its initial project, because an expired session empties the cache.
  const [project, setProject] = useState(data);
  if (data && !project) setProject(data);
  const title = project && formatMessage(m.editTitle, { project: project.projectName });
  useTitle(title);

  if (!project && (!isId || error)) {
    const isMissing = !isId || (error instanceof ApiError && [404, 410].includes(error.status));
    return (
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title={error ? problemText(formatMessage, error) : formatMessage(errorMessages['project-not-found'])}
        action={!isMissing && <Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
      />
    );
  }
  if (!project || !title) return <LoadingScreen messages={{ loading: formatMessage(m.loading) }} />;

  const toProject = projectPage(project.id);
  if (project.creator.id !== member.id && !member.is_admin)
    return (
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title={formatMessage(m.notYoursTitle)}
        description={formatMessage(m.notYoursBody)}
        action={
          <Link variant="button" href={toProject}>
            {formatMessage(m.toProject)}
          </Link>
        }
      />
    );
  if (silence) return <Silenced silence={silence} isPage />;
  return (
    <ProjectForm
      project={project}
      title={title}
      draftKey={`project-form-${member.id}`}
      onSave={(changes) => mutateAsync({ id: project.id, ...changes })}
      onSent={() => {
        toasts.success(formatMessage(m.saved));
        navigate(toProject);
      }}
      onCancel={() => navigate(toProject)}
      messages={{ send: formatMessage(pageFormMessages.save), sending: formatMessage(pageFormMessages.saving) }}
      removal={(giveUp) => (
        <DeleteProject
          projectId={project.id}
          onDeleted={() => {
            giveUp();
            toasts.success(formatMessage(m.deleted));
            navigate(paths.projects.getHref());
          }}
        />
      )}
    />
  );
}
