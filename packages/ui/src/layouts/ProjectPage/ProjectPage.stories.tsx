import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CommentThread, type CommentThreadProps } from '../../community/CommentThread/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ArrowLeftIcon, ShareNetworkIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { Link } from '../../components/Link/index.ts';
import { comments, formatDate, logo, projects, threadMessages } from '../../docs/patterns/fixtures.tsx';
import { ProjectFacts, ProjectFactsSkeleton } from '../../community/ProjectFacts/index.ts';
import { ProjectHeader, ProjectHeaderSkeleton } from '../../community/ProjectHeader/index.ts';
import { ProjectOverview, ProjectOverviewSkeleton } from '../../community/ProjectOverview/index.ts';
import { SharePopover } from '../../components/SharePopover/index.ts';
import { ProjectPage } from './index.ts';

const { name, logo: logoSrc, bio, categories } = projects[0]!;

const back = (words: string) => (
  <Link href="/projects" variant="quiet" icon={<ArrowLeftIcon isDirectional />}>
    {words}
  </Link>
);

const share = (label: string) => (
  <IconButton messages={{ label }}>
    <ShareNetworkIcon size="l" />
  </IconButton>
);

const header = (
  <ProjectHeader
    headingLevel={1}
    name={name}
    logo={logoSrc}
    bio={bio}
    categories={categories}
    upvote={{ count: 1284, isUpvoted: true, onChange: fn(), messages: { label: 'Upvote Kilnside, 1,284 upvotes' } }}
  />
);

const facts = (
  <ProjectFacts
    creator={{ id: '12', name: 'Elif Demirtaş', href: '/profile/12' }}
    website="https://kilnside.example"
    social="https://x.com/kilnside"
    telegram="https://t.me/kilnside"
    messages={{
      createdBy: 'Created By',
      website: (host) => `Website: ${host}`,
      x: 'On X (Twitter)',
      linkedIn: 'On LinkedIn',
      telegram: 'On Telegram',
      edit: 'Edit',
    }}
  />
);

const overview = (description: string) => (
  <ProjectOverview
    images={['#d8453e', '#7a3ff2', '#3f9b34'].map((ground) => logo(ground, 'M20 9l11 20H9z'))}
    onOpenImage={fn()}
    description={description}
    messages={{ image: (number, total) => `Enlarge image ${number} of ${total}`, empty: 'No description yet' }}
  />
);

const thread = (props?: Partial<CommentThreadProps>) => (
  <CommentThread
    comments={comments}
    state="done"
    onRetry={fn()}
    formatDate={formatDate}
    getDraft={() => ({ text: '' })}
    onDraftChange={fn()}
    onSend={fn()}
    onDelete={fn()}
    onCopyLink={fn()}
    replyingTo={null}
    onReplyingToChange={fn()}
    avatar={<Avatar memberId="20" />}
    messages={threadMessages}
    {...props}
  />
);

const meta = {
  title: 'Layouts/ProjectPage',
  component: ProjectPage,
  args: {
    back: back('All projects'),
    share: share('Share'),
    commentsTitle: 'Comments (6)',
    comments: thread(),
    children: (
      <>
        {header}
        {facts}
        {overview(`${bio}\n\nEvery pool has its own oracle, and its own limits, so that one cannot drain another.`)}
      </>
    ),
  },
} satisfies Meta<typeof ProjectPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kilnside' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Comments (6)' })).toBeVisible();
    await expect(canvas.queryByText(/Loading/)).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    isBusy: true,
    label: 'Loading project',
    share: undefined,
    commentsTitle: undefined,
    comments: undefined,
    children: (
      <>
        <ProjectHeaderSkeleton />
        <ProjectFactsSkeleton />
        <ProjectOverviewSkeleton />
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading project'));
  },
};

export const Error: Story = {
  args: {
    share: undefined,
    commentsTitle: undefined,
    comments: undefined,
    children: (
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title="Error loading project details"
        action={<Button>Retry</Button>}
      />
    ),
  },
};

/** Below the first screen, the discussion mounts at the reader's first event. */
export const Waiting: Story = {
  args: { comments: undefined, onCommentsNear: fn() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('[data-component=ProjectCommentsSkeleton]')).not.toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect(args.onCommentsNear).toHaveBeenCalledOnce();
  },
};

export const NoComments: Story = { args: { commentsTitle: 'Comments (0)', comments: thread({ comments: [] }) } };

/** The discussion, with the composer at its end, fits inside the panel. */
export const NoCommentsOnThePhone: Story = {
  args: NoComments.args!,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const discussion = canvas.getByRole('region', { name: 'Comments' });
    const panel = canvasElement.querySelector('[data-part=sheet]')!;
    await expect(discussion.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    commentsTitle: 'Комментарии (1 284)',
    back: back('Все проекты'),
    children: (
      <>
        {header}
        {facts}
        {overview('Достопримечательность децентрализованной инфраструктуры. '.repeat(20))}
      </>
    ),
  },
  globals: { language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: { back: back('كل المشاريع'), share: share('مشاركة'), commentsTitle: 'التعليقات (6)' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab goes through the project, then its discussion. Closing the share popover returns focus. */
export const Keyboard: Story = {
  args: {
    share: (
      <SharePopover
        trigger={(props) => (
          <IconButton {...props} messages={{ label: 'Share' }}>
            <ShareNetworkIcon size="l" />
          </IconButton>
        )}
        url="https://pwr.example/projects/kilnside"
        text="Kilnside"
        messages={{
          title: 'Share this project',
          link: 'Page link',
          copy: 'Copy link',
          copied: 'Link copied!',
          copyFailed: 'Could not copy. The link is selected: copy it with the keyboard.',
          newTab: 'opens in a new tab',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All projects' })).toHaveFocus();
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false, name: 'Share this project' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    for (const name of [
      'Upvote Kilnside, 1,284 upvotes',
      'Elif Demirtaş',
      'Website: kilnside.example',
      'On X (Twitter)',
      'On Telegram',
      'Enlarge image 1 of 3',
      'Enlarge image 2 of 3',
      'Enlarge image 3 of 3',
      'Comment',
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};
