import { projectQuery } from '@pwr-community/api/queries/projects';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { ArrowLeftIcon, PencilSimpleIcon } from '@pwr-community/ui/Icon';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { ProjectFactsSkeleton } from '@pwr-community/ui/community/ProjectFacts';
import { ProjectHeaderSkeleton } from '@pwr-community/ui/community/ProjectHeader';
import { ProjectOverviewSkeleton } from '@pwr-community/ui/community/ProjectOverview';
import { ProjectCommentsSkeleton, ProjectPage } from '@pwr-community/ui/layouts/ProjectPage';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/hydration.ts';
import { commonMessages } from '../../shared/messages.ts';
import type { PageFacts } from '../../shared/page.ts';
import { parseId } from '../../shared/parseId.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { ReportButton } from '../../shared/reports/ReportButton.tsx';
import { Discussion, type CommentsComponent } from './Discussion.tsx';
import { detailMessages as m } from './messages.ts';
import { Facts, Head, Overview, Share, useEditHref } from './ProjectParts.tsx';
import { useProject } from './useProject.ts';

/** A project's page, with all its sections. */
function Detail({ Comments }: { Comments: CommentsComponent }) {
  const { formatMessage } = useIntl();
  const { project, error, refetch, missing } = useProject(useParams().id);
  const editHref = useEditHref(project);
  // On phones, the discussion is below the project, so its code loads when the reader scrolls near it.
  const [isNear, setNear] = useState(false);
  const onCommentsNear = useCallback(() => setNear(true), []);
  // The server ignores the parameter that links to a comment.
  const isLinked = useHydrated(false, useSearchParams()[0].has('comment'));
  useTitle(project?.projectName, project?.bio);

  const back = (
    <Link href={paths.projects.getHref()} variant="quiet" icon={<ArrowLeftIcon isDirectional />}>
      {formatMessage(m.toList)}
    </Link>
  );
  if (!project && (missing || error))
    return (
      <ProjectPage back={back}>
        <EmptyState
          headingLevel={1}
          illustration={<BrokenWire />}
          title={formatMessage(missing ?? m.failed)}
          action={!missing && <Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
        />
      </ProjectPage>
    );
  if (!project)
    return (
      <ProjectPage back={back} isBusy label={formatMessage(m.loading)}>
        <ProjectHeaderSkeleton />
        <ProjectFactsSkeleton />
        <ProjectOverviewSkeleton />
      </ProjectPage>
    );
  return (
    <ProjectPage
      back={back}
      share={
        <>
          {/* Beside the facts, the edit link would shift the layout when it appears after the session is known. */}
          {editHref ? (
            <Link href={editHref} variant="quiet" icon={<PencilSimpleIcon />}>
              {formatMessage(m.edit)}
            </Link>
          ) : (
            <ReportButton kind="project" id={project.id} authorId={project.creator.id} />
          )}
          <Share project={project} />
        </>
      }
      commentsTitle={formatMessage(m.commentsCount, { count: project.totalComments })}
      onCommentsNear={onCommentsNear}
      comments={
        (isNear || isLinked) && (
          <Discussion project={project} Comments={Comments} placeholder={<ProjectCommentsSkeleton />} />
        )
      }
    >
      <Head project={project} headingLevel={1} />
      <Facts project={project} />
      <Overview project={project} />
    </ProjectPage>
  );
}

export const DetailPage = Object.assign(Detail, {
  queries: (api, { params }) => {
    const id = parseId(params.id);
    return id === null ? [] : [projectQuery(api, id)];
  },
} satisfies PageFacts);
