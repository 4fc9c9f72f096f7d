/** @jsxImportSource react */
// The page of the `ui` and `table` parts: renders components on request, and returns times of rows and discussions.
/// <reference types="vite/client" />
import '@pwr-community/ui/theme.css';
import { CommentThread, type CommentId, type CommentItem } from '@pwr-community/ui/community/CommentThread';
import { DataTable, sortRows, type DataTableColumn, type DataTableSort } from '@pwr-community/ui/DataTable';
import { ChatTextIcon } from '@pwr-community/ui/Icon';
import { ProjectCard, type ProjectCardProps, type ProjectSummary } from '@pwr-community/ui/community/ProjectCard';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { ReviewQueue, type ReviewQueueItem } from '@pwr-community/ui/community/ReviewQueue';
import { TextField } from '@pwr-community/ui/TextField';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cardMessages, threadMessages } from '../../packages/ui/src/docs/patterns/fixtures.tsx';
import { PlainCard, type Classes } from './PlainCard.tsx';

const container = document.getElementById('root')!;

const project = (index: number): ProjectSummary => ({
  id: String(index),
  name: `Project${index}`,
  bio: 'A lending market over several chains, with tools for borrowing and a stablecoin of its own.',
  categories: ['External VM', 'DeFi', 'Lending'],
  upvotes: 1000 + index,
  comments: index,
});

const props = (shown: ProjectSummary): ProjectCardProps => ({
  project: shown,
  href: `/projects?project=${shown.id}`,
  commentsHref: `/projects?project=${shown.id}&tab=comments`,
  onUpvote: () => {},
  messages: cardMessages,
});

/** Reads Emotion's class names from a card, so that both kinds of rows have the same styles and layout. */
function classesOf(card: Element): Classes {
  const classes: Classes = {};
  for (const element of [card, ...card.querySelectorAll<HTMLElement>('[class]')]) {
    const { component, part } = (element as HTMLElement).dataset;
    classes[(component ?? part)!] ??= element.getAttribute('class') ?? '';
  }
  classes.monogram = card.querySelector('[data-component=ProjectLogo] > span')!.className;
  return classes;
}

function timed(act: () => void): number {
  const before = performance.now();
  act();
  // Forces style and layout, so that the time includes them.
  container.getBoundingClientRect();
  return performance.now() - before;
}

const kinds = {
  ours: (shown: ProjectSummary) => <ProjectCard {...props(shown)} />,
  plain: (shown: ProjectSummary, classes: Classes) => <PlainCard {...props(shown)} classes={classes} />,
};

let classes: Classes = {};

/** Renders a list of rows and updates each of them. Returns both times in ms, and the markup. */
function rows(kind: keyof typeof kinds, count: number): { mount: number; update: number; markup: string } {
  const projects = Array.from({ length: count }, (_, index) => project(index));
  const changed = projects.map((one) => ({ ...one, bio: `${one.bio} Since last year.`, isUpvoted: true }));
  const root = createRoot(container.appendChild(document.createElement('div')));
  const draw = (all: ProjectSummary[]) => () =>
    flushSync(() =>
      root.render(
        <ul>
          {all.map((one) => (
            <li key={one.id}>{kinds[kind](one, classes)}</li>
          ))}
        </ul>,
      ),
    );
  const mount = timed(draw(projects));
  if (kind === 'ours') classes = classesOf(container.querySelector('article')!);
  const update = timed(draw(changed));
  const markup = container.querySelector('li')!.innerHTML;
  root.unmount();
  return { mount, update, markup };
}

const comments = Array.from({ length: 10_000 }, (_, index): CommentItem => ({
  id: index,
  text: `Comment ${index + 1}. ${'It goes on for a while. '.repeat(index % 8)}`,
  author: { id: String(index % 50), name: `Member ${index % 50}`, href: `/profile/${index % 50}` },
  date: '2026-01-01T00:00:00Z',
  canDelete: index % 3 === 0,
}));

const formatDate = () => ({ relative: '2 d', absolute: '1 January 2026' });

function Discussion() {
  const [draft, setDraft] = useState('');
  const [replyingTo, setReplyingTo] = useState<CommentId | null>(null);
  return (
    <Scroller>
      <CommentThread
        comments={comments}
        state="done"
        onRetry={() => {}}
        formatDate={formatDate}
        getDraft={() => ({ text: draft })}
        onDraftChange={(_, text) => setDraft(text)}
        onSend={() => {}}
        onDelete={() => {}}
        onCopyLink={() => {}}
        replyingTo={replyingTo}
        onReplyingToChange={setReplyingTo}
        messages={threadMessages}
      />
    </Scroller>
  );
}

const Scroller = ({ children }: { children: ReactNode }) => (
  <div style={{ blockSize: '800px', overflowY: 'auto' }}>{children}</div>
);

/** Resolves in the first task after the next frame, once that frame is painted. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(0);
    });
  });

let discussion = createRoot(container.appendChild(document.createElement('div')));

/** Renders the discussion from scratch; returns the time until it is painted, in ms. */
async function thread(): Promise<number> {
  discussion.unmount();
  const place = document.createElement('div');
  container.replaceChildren(place);
  discussion = createRoot(place);
  await painted();
  const before = performance.now();
  discussion.render(<Discussion />);
  await new Promise<void>((drawn) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      drawn();
    });
    observer.observe(place, { childList: true, subtree: true });
  });
  await painted();
  return performance.now() - before;
}

interface Member {
  id: string;
  name: string;
  points: number;
  quests: number;
  joined: string;
}

const members = Array.from({ length: 10_000 }, (_, index): Member => ({
  id: String(index),
  name: `Member ${index}`,
  points: (index * 7919) % 70_000,
  quests: index % 8,
  joined: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
}));

const columns: DataTableColumn<Member>[] = [
  { id: 'name', label: 'Member', value: ({ name }) => name, isRowHeader: true, isSortable: true, minWidth: 200 },
  { id: 'points', label: 'Points', value: ({ points }) => points, isSortable: true, align: 'end' },
  { id: 'quests', label: 'Quests', value: ({ quests }) => quests, isSortable: true, align: 'end' },
  { id: 'joined', label: 'Joined', value: ({ joined }) => joined },
];

/** A table that shows one page of the members, searched and sorted as a server would. */
function Members({ pageSize }: { pageSize: number }) {
  const [term, setTerm] = useState('');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<DataTableSort>({ columnId: 'points', direction: 'descending' });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => sortRows(members, columns, sort, 'en'), [sort]);
  const found = useMemo(() => sorted.filter(({ name }) => name.includes(term)), [sorted, term]);
  const shown = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page, pageSize]);
  return (
    <>
      <DataTable
        columns={columns}
        rows={shown}
        state="done"
        sort={sort}
        onSortChange={setSort}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        toolbar={
          <TextField
            label="Search members"
            type="search"
            value={term}
            onChange={(next) => {
              setTerm(next);
              setPage(1);
            }}
          />
        }
        onRetry={() => {}}
        messages={{
          label: 'Members',
          columns: 'Columns',
          hideColumn: (label) => `Hide ${label}`,
          showColumn: (label) => `Show ${label}`,
          exportCsv: () => 'Export CSV',
          selected: (count) => `${count} selected`,
          clearSelection: 'Clear selection',
          selectRow: (name) => `Select ${name}`,
          selectAll: 'Select all',
          loading: 'Loading',
          error: 'Error',
          retry: 'Retry',
          empty: 'No members found',
          emptyHint: 'No member matches the search.',
        }}
      />
      <p>{found.length}</p>
      <button onClick={() => setPage(page + 1)}>Next page</button>
    </>
  );
}

/** Renders a table of 10,000 members, `pageSize` of them loaded. Resolves when it is painted. */
const table = (pageSize: number) => show(<Members pageSize={pageSize} />);

async function show(content: ReactNode): Promise<void> {
  discussion.unmount();
  const place = document.createElement('div');
  container.replaceChildren(place);
  discussion = createRoot(place);
  discussion.render(content);
  await painted();
}

const submissions = members.map(({ id, name, joined }): ReviewQueueItem => ({
  id,
  title: `A post number ${id} about validators`,
  author: name,
  icon: <ChatTextIcon />,
  kind: 'Post on X',
  age: (
    <RelativeTime dateTime={joined} title={joined}>
      2 h
    </RelativeTime>
  ),
}));

/** The review desk's queue with all submissions loaded and one of them open. */
function Queue() {
  const [current, setCurrent] = useState(0);
  const [isFiltered, setFiltered] = useState(false);
  const items = useMemo(
    () => (isFiltered ? submissions.filter(({ id }) => id.includes('7')) : submissions),
    [isFiltered],
  );
  return (
    <>
      <div style={{ blockSize: '800px', inlineSize: '360px' }}>
        <ReviewQueue
          items={items}
          state="done"
          currentId={items[current]!.id}
          onOpen={(id) => setCurrent(items.findIndex((item) => item.id === id))}
          onRetry={() => {}}
          messages={{
            title: 'Review queue',
            position: (index, count) => `${index} of ${count}`,
            opened: (index, count, title) => `${index} of ${count}, ${title}`,
            loading: 'Loading',
            error: 'Error',
            retry: 'Retry',
            empty: 'Nothing waits',
            emptyHint: 'All is decided.',
          }}
        />
      </div>
      <button onClick={() => setCurrent(current + 1)}>Next</button>
      <button onClick={() => setFiltered(!isFiltered)}>Filter</button>
    </>
  );
}

/** Renders a queue of 10,000 submissions. Resolves when it is painted. */
const queue = () => show(<Queue />);

const bench = { rows, thread, table, queue, painted };
export type Bench = typeof bench;
Object.assign(window, { bench });
