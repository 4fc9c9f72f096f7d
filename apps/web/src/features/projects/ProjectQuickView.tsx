import type { ProjectListItem } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { ProjectFactsSkeleton } from '@pwr-community/ui/community/ProjectFacts';
import { ProjectHeaderSkeleton } from '@pwr-community/ui/community/ProjectHeader';
import { ProjectOverviewSkeleton } from '@pwr-community/ui/community/ProjectOverview';
import { preloadQuickView, QuickView } from '@pwr-community/ui/community/QuickView';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { CommentsComponent } from './Discussion.tsx';
import type { QuickViewTab } from './listAddress.ts';
import { detailMessages as m } from './messages.ts';
import { Facts, Head, Share, useEditHref } from './ProjectParts.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { useProject } from './useProject.ts';

// This module loads when the quick view is about to open, which also needs the panel's code.
preloadQuickView();

export interface ProjectQuickViewProps {
  /** The id in the address, or the last project's id while the panel slides out. */
  projectId: string;
  /** The list's data for the project, shown until the full project loads. */
  known: ProjectListItem | undefined;
  tab: QuickViewTab;
  isOpen: boolean;
  onClose: () => void;
  onTabChange: (tab: QuickViewTab) => void;
  Comments: CommentsComponent;
}

/** The quick view of a project, over the list. */
export function ProjectQuickView({
  projectId,
  known,
  tab,
  isOpen,
  onClose,
  onTabChange,
  Comments,
}: ProjectQuickViewProps) {
  const { formatMessage } = useIntl();
  const { project, error, refetch, missing } = useProject(projectId);

  const editHref = useEditHref(project);

  const content = () => {
    if (project)
      return <ProjectTabs project={project} tab={tab} onTabChange={onTabChange} Comments={Comments} isFilling />;
    if (missing) return <EmptyState illustration={<BrokenWire />} title={formatMessage(missing)} />;
    if (error)
      return (
        <EmptyState
          illustration={<BrokenWire />}
          title={formatMessage(m.failed)}
          action={<Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
        />
      );
    return <ProjectOverviewSkeleton />;
  };

  const head = () => {
    if (project)
      return (
        <>
          <Head project={project} headingLevel={2} />
          <Facts project={project} editHref={editHref} />
        </>
      );
    if (missing || error) return null;
    return (
      <>
        {known ? <Head project={known} headingLevel={2} /> : <ProjectHeaderSkeleton />}
        <ProjectFactsSkeleton />
      </>
    );
  };

  return (
    <QuickView
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      label={(project ?? known)?.projectName ?? formatMessage(m.quickView)}
      fullPageHref={paths.project.getHref(projectId)}
      share={project && <Share project={project} />}
      head={head()}
      messages={{
        close: formatMessage(commonMessages.close),
        openFullPage: formatMessage(m.openFullPage),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {content()}
    </QuickView>
  );
}
