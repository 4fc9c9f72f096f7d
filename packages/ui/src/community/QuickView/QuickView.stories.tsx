import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CommentThread } from '../CommentThread/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { ShareNetworkIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { comments, formatDate, projects, threadMessages } from '../../docs/patterns/fixtures.tsx';
import { ProjectFacts, ProjectFactsSkeleton } from '../ProjectFacts/index.ts';
import { ProjectHeader, ProjectHeaderSkeleton } from '../ProjectHeader/index.ts';
import { ProjectOverview, ProjectOverviewSkeleton } from '../ProjectOverview/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { useArg } from '../../docs/useArg.ts';
import { preloadQuickView, QuickView } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const { name, logo, bio, categories } = projects[0]!;

function Live(props: ComponentProps<typeof QuickView>) {
  const [isOpen, setOpen] = useArg(props.isOpen);
  return (
    <>
      <Button onHoverStart={preloadQuickView} onPress={() => setOpen(true)}>
        Kilnside
      </Button>
      <QuickView
        {...props}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          props.onOpenChange(open);
        }}
      />
    </>
  );
}

function Content({ tab = 'overview', many = 1 }: { tab?: string; many?: number }) {
  const [selectedId, setSelectedId] = useState(tab);
  const thread = Array.from({ length: many }, (_, round) =>
    comments.map((comment) => ({ ...comment, id: `${round}-${comment.id}` })),
  ).flat();
  return (
    <Tabs
      label="About Kilnside"
      isFilling
      selectedId={selectedId}
      onChange={setSelectedId}
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: (
            <ProjectOverview
              images={[]}
              onOpenImage={() => {}}
              description={'Kilnside lends against what you hold.\n\nDeposit, borrow, repay.'}
              messages={{ image: String, empty: 'The makers have not described it yet' }}
            />
          ),
        },
        {
          id: 'comments',
          label: 'Comments',
          count: 46,
          content: (
            <CommentThread
              comments={thread}
              state="done"
              onRetry={() => {}}
              formatDate={formatDate}
              getDraft={() => ({ text: '' })}
              onDraftChange={() => {}}
              onSend={() => {}}
              onDelete={() => {}}
              onCopyLink={() => {}}
              replyingTo={null}
              onReplyingToChange={() => {}}
              avatar={<Avatar memberId="20" />}
              messages={threadMessages}
            />
          ),
        },
      ]}
    />
  );
}

const share = (
  <IconButton messages={{ label: 'Share' }}>
    <ShareNetworkIcon size="l" />
  </IconButton>
);

const head = (
  <>
    <ProjectHeader
      name={name}
      logo={logo}
      bio={bio}
      categories={categories}
      upvote={{ count: 1284, isUpvoted: true, onChange: fn(), messages: { label: 'Upvote Kilnside, 1,284 upvotes' } }}
    />
    <ProjectFacts
      creator={{ id: '12', name: 'Elif Demirtaş', href: '#/profile/12' }}
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
);

const meta = {
  title: 'Community/QuickView',
  component: QuickView,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    label: name,
    fullPageHref: '#/projects/1',
    share,
    head,
    children: <Content />,
    messages: { close: 'Close', openFullPage: 'Open full page', scrim: 'Refresh the page' },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof QuickView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the drawer has opened, because the page beneath becomes inert only then. */
const isOpen: Story['play'] = async ({ canvasElement }) => {
  await screen.findByRole('dialog', { busy: false, name });
  await waitFor(() => expect(canvasElement.closest('[inert]')).not.toBeNull());
};

export const Default: Story = {
  play: async (context) => {
    await isOpen(context);
    const dialog = within(screen.getByRole('dialog'));
    const { bottom } = dialog.getByRole('tablist').getBoundingClientRect();
    const { top } = dialog.getByText(/lends against/).getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThanOrEqual(16);
  },
};

export const OnComments: Story = { args: { children: <Content tab="comments" /> }, play: isOpen };

/** The header and the tabs stay in place while the comments scroll. */
export const CommentsScroll: Story = {
  args: { children: <Content tab="comments" many={8} /> },
  play: async (context) => {
    await isOpen(context);
    const dialog = screen.getByRole('dialog');
    const tab = within(dialog).getByRole('tab', { name: /Comments/ });
    const before = tab.getBoundingClientRect().top;
    const panel = within(dialog).getByRole('tabpanel');
    panel.scrollTop = 400;
    await expect(panel.scrollTop).toBe(400);
    await expect(tab.getBoundingClientRect().top).toBe(before);
  },
};

export const Loading: Story = {
  args: {
    share: undefined,
    head: (
      <>
        <ProjectHeaderSkeleton />
        <ProjectFactsSkeleton />
      </>
    ),
    children: <ProjectOverviewSkeleton />,
  },
  play: isOpen,
};

export const Error: Story = {
  args: {
    share: undefined,
    head: null,
    children: (
      <EmptyState illustration={<BrokenWire />} title="Error loading project details" action={<Button>Retry</Button>} />
    ),
  },
  play: isOpen,
};

export const LongText: Story = {
  args: {
    messages: { close: 'Закрыть', openFullPage: 'Открыть на отдельной странице', scrim: 'Обновите страницу' },
    children: <Content tab="comments" />,
  },
  play: isOpen,
};

export const RightToLeftDark: Story = {
  args: { children: <Content tab="comments" /> },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: isOpen,
};

/** A button opens the drawer, and Escape closes it. Focus returns to the button, and the page scrolls again. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Kilnside' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { busy: false, name });
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.tab();
    await expect(within(dialog).getByRole('link', { name: 'Open full page' })).toHaveFocus();
    // Focus on Close must not open a tooltip that would take the Escape meant for the drawer.
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};

export const ClosedByItsButton: Story = {
  play: async (context) => {
    await isOpen(context);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClosedByTheScrim: Story = {
  play: async (context) => {
    await isOpen(context);
    await userEvent.click(screen.getByText('Refresh the page'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
