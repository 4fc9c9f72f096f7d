import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { listMessages, projects } from '../../docs/patterns/fixtures.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from '../../community/ProfileHeader/index.ts';
import { ProjectList, type ProjectListProps } from '../../community/ProjectList/index.ts';
import { TabLinks } from '../../components/TabLinks/index.ts';
import { ProfilePage } from './index.ts';

const header = (
  <ProfileHeader
    memberId="12"
    name="Elif Demirtaş"
    username="elif"
    country={{ name: 'Japan' }}
    points={1250}
    memberSince="Member since May 4, 2026"
    messages={{ points: 'Points' }}
  />
);

const list = (props: Partial<ProjectListProps>) => (
  <ProjectList
    projects={projects}
    state="done"
    getHref={({ id }) => `/projects/${id}`}
    getCommentsHref={({ id }) => `/projects/${id}`}
    onUpvote={fn()}
    onRetry={fn()}
    messages={listMessages}
    {...props}
  />
);

interface LikesProps {
  created?: Partial<ProjectListProps>;
  words?: { label: string; created: string; upvoted: string };
}

function Likes({
  created = {},
  words = { label: 'Elif Demirtaş', created: 'Projects', upvoted: 'Upvoted' },
}: LikesProps) {
  return (
    <TabLinks
      label={words.label}
      currentId="created"
      tabs={[
        { id: 'created', label: words.created, count: 5, href: '#created' },
        { id: 'upvoted', label: words.upvoted, count: 2, href: '#upvoted' },
      ]}
    >
      {list(created)}
    </TabLinks>
  );
}

const meta = {
  title: 'Layouts/ProfilePage',
  component: ProfilePage,
  args: { header, children: <Likes /> },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Elif Demirtaş' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Projects 5', current: 'page' })).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(projects.length);
  },
};

export const Loading: Story = {
  args: { isBusy: true, label: 'Loading profile', header: <ProfileHeaderSkeleton />, children: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading profile'));
  },
};

export const Empty: Story = { args: { children: <Likes created={{ projects: [] }} /> } };

export const Error: Story = {
  args: {
    header: (
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title="Error loading the profile"
        action={<Button>Retry</Button>}
      />
    ),
    children: undefined,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    header: (
      <ProfileHeader
        memberId="12"
        name="Достопримечательность Децентрализованная-Инфраструктурная"
        username="landmark"
        points={1250}
        memberSince="В сообществе с 21 сентября 2026 г."
        messages={{ points: 'Баллы' }}
      />
    ),
    children: (
      <Likes words={{ label: 'Достопримечательность', created: 'Предложенные проекты', upvoted: 'Отданные голоса' }} />
    ),
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: {
    header: (
      <ProfileHeader
        memberId="12"
        name="ليلى حداد"
        username="layla"
        points={1250}
        memberSince="عضو منذ ٤ مايو ٢٠٢٦"
        messages={{ points: 'النقاط' }}
      />
    ),
    children: <Likes words={{ label: 'ليلى حداد', created: 'المشاريع', upvoted: 'التصويتات' }} />,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab reaches the profile's actions, its tabs, then the first row of the current tab. */
export const Keyboard: Story = {
  args: {
    header: (
      <ProfileHeader
        memberId="12"
        name="Elif Demirtaş"
        username="elif"
        points={1250}
        memberSince="Member since May 4, 2026"
        action={<Button>Edit profile</Button>}
        messages={{ points: 'Points' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getAllByRole('article')[0]!);
    for (const stop of [
      canvas.getByRole('button', { name: 'Edit profile' }),
      canvas.getByRole('link', { name: 'Projects 5' }),
      canvas.getByRole('link', { name: 'Upvoted 2' }),
      row.getByRole('link', { name: 'Kilnside' }),
    ]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
