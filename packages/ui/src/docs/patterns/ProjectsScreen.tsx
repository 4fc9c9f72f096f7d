'use client';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CommentThread, type CommentId } from '../../community/CommentThread/index.ts';
import { FilterGroup } from '../../components/FilterGroup/index.ts';
import { PlusIcon, ShareNetworkIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { PageHeader } from '../../layouts/PageHeader/index.ts';
import { SidebarLayout } from '../../layouts/PageLayout/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { ProjectFacts } from '../../community/ProjectFacts/index.ts';
import { ProjectHeader } from '../../community/ProjectHeader/index.ts';
import { ProjectList, type ProjectListProps } from '../../community/ProjectList/index.ts';
import { ProjectOverview } from '../../community/ProjectOverview/index.ts';
import { QuickView } from '../../community/QuickView/index.ts';
import { SearchField } from '../../community/SearchField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { cardMessages, comments, formatDate, listMessages, projects, threadMessages } from './fixtures.tsx';
import { Frame } from './Frame.tsx';

const nothing = () => {};

const sorts = [
  { value: 'date', label: 'Date' },
  { value: 'upvotes', label: 'Most Upvoted' },
];

const types = [
  { value: 'all', label: 'All', count: 218 },
  { value: 'vm', label: 'External VM', count: 64 },
  { value: 'bitcoin', label: 'Bitcoin side chain', count: 22 },
  { value: 'eth', label: 'Eth side chain', count: 41 },
  { value: 'app', label: 'Software based app', count: 91 },
];

const asItems = (options: typeof sorts) => options.map(({ value, label }) => ({ id: value, label }));

export interface ProjectsScreenProps {
  /** Initial text of the search field. */
  query?: string;
  state?: ProjectListProps['state'];
  /** Tab of the quick view, which is open only if this is set. */
  quickView?: 'overview' | 'comments';
}

/** The page with the list of projects, built only from this package and fixtures. */
export function ProjectsScreen({ query: initialQuery = '', state = 'done', quickView }: ProjectsScreenProps) {
  const [query, setQuery] = useState(initialQuery);
  const [sort, setSort] = useState('upvotes');
  const [type, setType] = useState('all');
  const found = projects
    .filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))
    .map((project) => ({ ...project, href: `#projects/${project.id}` }));

  return (
    <Frame current="projects">
      <SidebarLayout
        header={
          <PageHeader
            title="Top Projects"
            lead="Explore PWR project applicants from founders and developers worldwide."
            action={<Button icon={<PlusIcon />}>Submit a project</Button>}
          />
        }
        sidebar={
          <>
            <FilterGroup label="Sort by" options={sorts} value={sort} onChange={setSort} />
            <FilterGroup
              label="Type"
              options={types}
              value={type}
              onChange={setType}
              messages={{ count: (count) => `${count} projects` }}
            />
          </>
        }
        toolbar={
          <SearchField
            label="Search projects"
            placeholder="Search projects"
            value={query}
            onChange={setQuery}
            onSubmit={nothing}
            results={found}
            state={query.trim() ? 'done' : 'idle'}
            messages={{
              clear: 'Clear the search',
              submit: 'Search',
              open: 'Open',
              loading: 'Searching',
              error: 'Error fetching search results',
              empty: 'No results found',
              results: (count) => `${count} results`,
              upvotes: (count) => `${count} upvotes`,
            }}
          />
        }
        compact={
          <>
            <Select label="Sort by" isLabelHidden items={asItems(sorts)} value={sort} onChange={setSort} size="l" />
            <Select label="Type" isLabelHidden items={asItems(types)} value={type} onChange={setType} size="l" />
          </>
        }
      >
        <ProjectList
          projects={state === 'done' ? projects : []}
          state={state}
          getHref={({ id }) => `#projects?project=${id}`}
          getCommentsHref={({ id }) => `#projects?project=${id}&tab=comments`}
          onUpvote={nothing}
          onRetry={nothing}
          messages={listMessages}
        />
        <Pagination
          page={1}
          pageCount={44}
          getHref={(page) => `#projects?page=${page}`}
          onGoToPage={nothing}
          summary="1–5 of 218"
          messages={{
            label: 'Pages',
            previous: 'Previous page',
            next: 'Next page',
            page: (page) => `Page ${page}`,
            goToPage: 'Go to page',
            ofPages: (pageCount) => `of ${pageCount}`,
            outOfRange: (pageCount) => `Enter a page from 1 to ${pageCount}`,
          }}
        />
      </SidebarLayout>
      {quickView && <Quick tab={quickView} />}
    </Frame>
  );
}

function Quick({ tab }: { tab: 'overview' | 'comments' }) {
  const [isOpen, setOpen] = useState(true);
  const [selectedId, setSelectedId] = useState<string>(tab);
  const { name, logo, bio, categories, upvotes } = projects[0]!;
  const tabs: { id: string; label: string; count?: number; content: ReactNode }[] = [
    {
      id: 'overview',
      label: 'Overview',
      content: (
        <ProjectOverview
          images={[]}
          onOpenImage={nothing}
          description={bio}
          messages={{ image: String, empty: 'The makers have not described it yet' }}
        />
      ),
    },
    { id: 'comments', label: 'Comments', count: 46, content: <Thread /> },
  ];
  return (
    <QuickView
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={name}
      fullPageHref="#projects/1"
      share={
        <IconButton messages={{ label: 'Share' }}>
          <ShareNetworkIcon size="l" />
        </IconButton>
      }
      head={
        <>
          <ProjectHeader
            name={name}
            logo={logo}
            bio={bio}
            categories={categories}
            upvote={{
              count: upvotes,
              isUpvoted: true,
              onChange: nothing,
              messages: { label: cardMessages.upvote(upvotes, name) },
            }}
          />
          <ProjectFacts
            creator={{ id: '12', name: 'Elif Demirtaş', href: '#profile/12' }}
            website="https://kilnside.example"
            social="https://x.com/kilnside"
            telegram="https://t.me/kilnside"
            messages={{
              createdBy: 'Created by',
              website: (host) => `Website: ${host}`,
              x: 'On X',
              linkedIn: 'On LinkedIn',
              telegram: 'On Telegram',
              edit: 'Edit',
            }}
          />
        </>
      }
      messages={{ close: 'Close', openFullPage: 'Open full page', scrim: 'Refresh the page' }}
    >
      <Tabs label={`About ${name}`} tabs={tabs} selectedId={selectedId} onChange={setSelectedId} isFilling />
    </QuickView>
  );
}

function Thread() {
  const [replyingTo, setReplyingTo] = useState<CommentId | null>(1);
  const [drafts, setDrafts] = useState(
    new Map<CommentId | null, string>([[1, 'Is v0.9 open for testers already? I can run']]),
  );
  return (
    <CommentThread
      comments={comments}
      state="done"
      onRetry={nothing}
      formatDate={formatDate}
      getDraft={(threadId) => ({ text: drafts.get(threadId) ?? '' })}
      onDraftChange={(threadId, text) => setDrafts((before) => new Map(before).set(threadId, text))}
      onSend={nothing}
      onDelete={nothing}
      onCopyLink={nothing}
      replyingTo={replyingTo}
      onReplyingToChange={setReplyingTo}
      avatar={<Avatar memberId="20" />}
      messages={threadMessages}
    />
  );
}
