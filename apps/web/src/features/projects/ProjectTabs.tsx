import type { ProjectDetail } from '@pwr-community/api/schema';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { Tabs } from '@pwr-community/ui/Tabs';
import { useIntl } from 'react-intl';
import { Discussion, type CommentsComponent } from './Discussion.tsx';
import { quickViewTabs, type QuickViewTab } from './listAddress.ts';
import { detailMessages as m } from './messages.ts';
import { Overview } from './ProjectParts.tsx';

export interface ProjectTabsProps {
  project: ProjectDetail;
  tab: QuickViewTab;
  onTabChange: (tab: QuickViewTab) => void;
  Comments: CommentsComponent;
  /** Keeps the tabs fixed while their content scrolls below them. */
  isFilling?: boolean;
}

/** A project's overview and comments as tabs. */
export function ProjectTabs({ project, tab, onTabChange, Comments, isFilling }: ProjectTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      label={project.projectName}
      selectedId={tab}
      onChange={(id) => onTabChange(quickViewTabs.find((known) => known === id) ?? 'overview')}
      isFilling={isFilling}
      tabs={[
        { id: 'overview', label: formatMessage(m.overview), content: <Overview project={project} /> },
        {
          id: 'comments',
          label: formatMessage(m.comments),
          count: project.totalComments,
          content: <Discussion project={project} Comments={Comments} placeholder={<Skeleton lines={6} />} />,
        },
      ]}
    />
  );
}
