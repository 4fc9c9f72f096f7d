import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { TelegramMark } from '../../components/Icon/index.ts';
import { Footer } from '../Footer/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { PageLayout, SidebarLayout } from './index.ts';

const header = (
  <TopBar
    brand={<Logo>PWR</Logo>}
    homeHref="#home"
    links={[
      { id: 'projects', label: 'Projects', href: '#projects', isCurrent: true },
      { id: 'airdrops', label: 'Airdrops', href: '#airdrops' },
    ]}
    account={<Button>Log in</Button>}
    messages={{ navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu', newTab: 'opens in a new tab' }}
  />
);

const footer = (
  <Footer
    networks={[
      {
        id: 'telegram',
        label: 'PWR on Telegram',
        icon: <TelegramMark size="l" />,
        href: 'https://example.org/telegram',
      },
    ]}
    documents={[{ id: 'terms', label: 'Terms', href: 'https://example.org/terms' }]}
    messages={{ networks: 'Community', rights: 'PWR. All Rights reserved', newTab: 'opens in a new tab' }}
  />
);

const meta = {
  title: 'Layouts/PageLayout',
  component: PageLayout,
  args: {
    header,
    footer,
    messages: { skip: 'Skip to content' },
    children: (
      <>
        <h1>Top Projects</h1>
        <p>Explore PWR project applicants from founders and developers worldwide.</p>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    // axe accepts a skip link outside landmarks only as the first link, but links in Storybook's hidden pages precede
    // it.
    a11y: { context: { exclude: ['[data-component=SkipLink]'] } },
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The content extends to the edges of the screen, and sets its own padding. */
export const FullWidth: Story = {
  args: {
    width: 'full',
    children: (
      <Panel>
        <PageHeader title="Review queue" lead="12 submissions wait for a decision." />
      </Panel>
    ),
  },
};

const items = [
  { id: 'date', label: 'Date' },
  { id: 'upvotes', label: 'Most Upvoted' },
];

export const WithSidebar: Story = {
  args: {
    children: (
      <>
        <h1>Top Projects</h1>
        <SidebarLayout
          sidebar={<h2>Sort by</h2>}
          compact={<Select label="Sort by" isLabelHidden size="l" value="upvotes" items={items} onChange={fn()} />}
        >
          <p>The list</p>
        </SidebarLayout>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <PageHeader
        title="Лучшие проекты донаудампфшиффартсгезельшафта"
        lead="Explora los proyectos que fundadores y desarrolladores de todo el mundo postulan a PWR."
      />
    ),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    children: <h1>أفضل المشاريع</h1>,
    messages: { skip: 'انتقل إلى المحتوى' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
