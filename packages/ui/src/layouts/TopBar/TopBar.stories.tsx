import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LanguageSelect } from '../../components/LanguageSelect/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { ThemeToggle } from '../../components/ThemeToggle/index.ts';
import { NotificationBell } from '../../community/NotificationBell/index.ts';
import { TopBar } from './index.ts';

const tools = (
  <>
    <LanguageSelect
      value="en"
      onChange={fn()}
      languages={[
        { id: 'en', code: 'EN', endonym: 'English', lang: 'en' },
        { id: 'ru', code: 'RU', endonym: 'Русский', lang: 'ru' },
      ]}
      messages={{ label: 'Language' }}
    />
    <ThemeToggle onPress={fn()} messages={{ toDark: 'Switch to dark theme', toLight: 'Switch to light theme' }} />
  </>
);

/** Hidden at 200 % text size on a phone, where the bar has no room for the points. */
const points = css({ '@container (max-width: 17rem)': { display: 'none' } });

const member = (
  <>
    <NotificationBell count={12} messages={{ label: 'Notifications, 12 unread', title: 'Notifications' }}>
      {() => <p>Ilya commented on Harbour</p>}
    </NotificationBell>
    <span css={points}>
      <strong style={{ fontWeight: 500 }}>8,240</strong> pts
    </span>
    <Avatar memberId="12" />
  </>
);

const meta = {
  title: 'Layouts/TopBar',
  component: TopBar,
  args: {
    brand: <Logo>PWR</Logo>,
    homeHref: '#home',
    links: [
      { id: 'projects', label: 'Projects', href: '#projects', isCurrent: true },
      { id: 'airdrops', label: 'Airdrops', href: '#airdrops' },
      { id: 'governance', label: 'Governance', href: 'https://example.org/governance', isExternal: true },
      { id: 'staking', label: 'Staking', href: 'https://example.org/staking', isExternal: true },
      { id: 'faq', label: 'FAQ', href: '#faq' },
    ],
    tools,
    account: <Button>Log in</Button>,
    messages: { navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu', newTab: 'opens in a new tab' },
  },
  parameters: { layout: 'fullscreen' },
  // A page long enough to scroll.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '1600px', paddingBlockStart: '72px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDrawer: Story['play'] = async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.messages.openMenu }));
  await screen.findByRole('dialog', { busy: false, name: args.messages.navigation });
};

export const Default: Story = {};

export const Member: Story = { args: { account: member } };

const phone = { viewport: { value: 'mobile2' } };

export const OnThePhone: Story = { args: { account: member }, globals: phone };

export const LongTextInTheBar: Story = {
  args: {
    links: [
      { id: 'projects', label: 'Проекты', href: '#projects', isCurrent: true },
      { id: 'airdrops', label: 'Аирдропы', href: '#airdrops' },
      { id: 'governance', label: 'Управление', href: 'https://example.org/governance', isExternal: true },
      { id: 'staking', label: 'Стейкинг', href: 'https://example.org/staking', isExternal: true },
      { id: 'faq', label: 'FAQ', href: '#faq' },
      { id: 'dashboard', label: 'Дашборд', href: '#dashboard' },
    ],
    account: member,
  },
  globals: { language: 'ru' },
};

export const Drawer: Story = { globals: phone, play: openDrawer };

export const LongText: Story = {
  args: {
    links: [
      { id: 'projects', label: 'Проекты', href: '#projects', isCurrent: true },
      { id: 'airdrops', label: 'Аирдропы', href: '#airdrops' },
      { id: 'governance', label: 'Управление', href: 'https://example.org/governance', isExternal: true },
      { id: 'staking', label: 'Стейкинг', href: 'https://example.org/staking', isExternal: true },
      { id: 'faq', label: 'Частые вопросы', href: '#faq' },
      { id: 'dashboard', label: 'Дашборд', href: '#dashboard' },
    ],
    account: <Button>Войти</Button>,
    messages: {
      navigation: 'Основная навигация',
      openMenu: 'Открыть меню',
      closeMenu: 'Закрыть меню',
      newTab: 'откроется в новой вкладке',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  play: openDrawer,
};

export const RightToLeftDark: Story = {
  args: {
    links: [
      { id: 'projects', label: 'المشاريع', href: '#projects', isCurrent: true },
      { id: 'governance', label: 'الحوكمة', href: 'https://example.org/governance', isExternal: true },
      { id: 'faq', label: 'الأسئلة', href: '#faq' },
    ],
    account: <Button>تسجيل الدخول</Button>,
    messages: {
      navigation: 'الرئيسية',
      openMenu: 'افتح القائمة',
      closeMenu: 'أغلق القائمة',
      newTab: 'يُفتح في علامة تبويب جديدة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark', ...phone },
  play: openDrawer,
};

export const Keyboard: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const burger = canvas.getByRole('button', { name: 'Open menu' });
    burger.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { busy: false, name: 'Main' });
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(drawer).getByRole('link', { name: 'Projects' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(burger).toHaveFocus());
  },
};

const navigate = fn();

export const FollowingALinkClosesTheDrawer: Story = {
  globals: phone,
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async (context) => {
    navigate.mockClear();
    await openDrawer?.(context);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Airdrops' }));
    await expect(navigate).toHaveBeenCalledWith('#airdrops', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const GivesWayWhenScrolledDown: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    const scrollTo = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(window.scrollY).toBe(top));
    };
    const isInView = () => bar.getBoundingClientRect().top === 0;
    await scrollTo(400);
    await waitFor(() => expect(isInView()).toBe(false));
    await scrollTo(300);
    await waitFor(() => expect(isInView()).toBe(true));
    await scrollTo(500);
    await waitFor(() => expect(isInView()).toBe(false));
    canvas.getByRole('link', { name: 'PWR' }).focus({ preventScroll: true });
    await waitFor(() => expect(isInView()).toBe(true));
    canvas.getByRole('link', { name: 'PWR' }).blur();
    await waitFor(() => expect(isInView()).toBe(false));
    await scrollTo(0);
    await waitFor(() => expect(isInView()).toBe(true));
  },
};
