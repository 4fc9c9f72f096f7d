import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Link } from '../../components/Link/index.ts';
import { GoogleMark, WalletIcon, XMark } from '../../components/Icon/index.ts';
import { LoginDialog } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const names: Record<string, string> = { x: 'X', google: 'Google', wallet: 'the wallet' };

const x = { id: 'x', label: 'Connect with X (Twitter)', icon: <XMark />, onConnect: fn() };
const google = { id: 'google', label: 'Continue with Google', icon: <GoogleMark />, onConnect: fn() };
const wallet = { id: 'wallet', label: 'Connect wallet', icon: <WalletIcon />, onConnect: fn() };

const meta = {
  title: 'Community/LoginDialog',
  component: LoginDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    providers: [x, google, wallet],
    onCancel: fn(),
    onContinueInTab: fn(),
    smallPrint: (
      <p>
        We read your name and picture, nothing else. <Link href="https://example.org/terms">Terms</Link> and{' '}
        <Link href="https://example.org/privacy">Privacy</Link> apply.
      </p>
    ),
    messages: {
      title: 'Log In',
      welcome: 'Welcome to PWR Airdrops! Login or Connect to join challenges and get PWR Point Rewards.',
      waiting: (provider: string) => `Finish logging in with ${names[provider]} in the other window.`,
      cancel: 'Cancel',
      blocked: 'Your browser blocked the login window.',
      continueInTab: 'Continue in this tab',
      closed: 'The window was closed before you were signed in.',
      failed: 'Failed to log in.',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds the status message. */
const notice = async () => (await screen.findByRole('dialog', { busy: false })).querySelector('[data-part=notice]');

const seen: Story['play'] = async () => {
  await screen.findByRole('dialog', { busy: false });
};

export const Default: Story = { play: seen };

export const Invited: Story = {
  args: { invitation: 'You have been invited to the app.', inviterAvatar: <Avatar memberId="7" size="s" /> },
  play: seen,
};

export const OneProvider: Story = {
  args: { providers: [x] },
  play: async () => {
    await screen.findByRole('dialog', { busy: false });
    await expect(screen.queryByRole('button', { name: 'Connect wallet' })).toBeNull();
  },
};

/** A member confirms their identity; only their linked accounts are offered. */
export const Confirmation: Story = {
  args: {
    providers: [google],
    messages: {
      ...meta.args.messages,
      title: 'Confirm it’s you',
      welcome: 'You logged in a while ago. For your security, log in again to make this change.',
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { busy: false, name: 'Confirm it’s you' });
    await expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
    await expect(screen.queryByRole('button', { name: 'Connect with X (Twitter)' })).toBeNull();
  },
};

export const Waiting: Story = {
  args: { status: 'waiting', provider: 'google' },
  play: async ({ args }) => {
    await expect(await notice()).toHaveTextContent(/with Google/);
    await expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Blocked: Story = {
  args: { status: 'blocked', provider: 'x' },
  play: async ({ args }) => {
    await expect(await notice()).toHaveTextContent('Your browser blocked the login window.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue in this tab' }));
    await expect(args.onContinueInTab).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { status: 'closed', provider: 'x' },
  play: async () => {
    await expect(await notice()).toHaveTextContent(/was closed/);
    await userEvent.click(screen.getByRole('button', { name: 'Connect with X (Twitter)' }));
    await expect(x.onConnect).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { status: 'failed', provider: 'x' },
  play: async () => {
    await expect(await notice()).toHaveTextContent('Failed to log in.');
  },
};

export const LongText: Story = {
  args: {
    status: 'waiting',
    providers: [
      { ...x, label: 'Войти через X (Twitter)' },
      { ...google, label: 'Войти через Google' },
      { ...wallet, label: 'Подключить кошелёк' },
    ],
    provider: 'x',
    invitation: 'Вас пригласили в приложение.',
    inviterAvatar: <Avatar memberId="7" size="s" />,
    smallPrint: <p>Мы читаем только ваше имя и изображение профиля. Действуют Условия и Конфиденциальность.</p>,
    messages: {
      title: 'Вход',
      welcome:
        'Добро пожаловать в PWR Airdrops! Войдите или подключитесь, чтобы выполнять задания и получать PWR Point Rewards.',
      waiting: (provider: string) => `Завершите вход через ${names[provider]} в другом окне.`,
      cancel: 'Отмена',
      blocked: 'Браузер заблокировал окно входа.',
      continueInTab: 'Продолжить в этой вкладке',
      closed: 'Окно закрыто до завершения входа.',
      failed: 'Не удалось войти',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: seen,
};

export const RightToLeftDark: Story = {
  args: {
    status: 'failed',
    providers: [
      { ...x, label: 'المتابعة باستخدام X (Twitter)' },
      { ...google, label: 'المتابعة باستخدام Google' },
      { ...wallet, label: 'ربط المحفظة' },
    ],
    invitation: 'لقد تمت دعوتك إلى التطبيق.',
    inviterAvatar: <Avatar memberId="7" size="s" />,
    smallPrint: undefined,
    messages: {
      title: 'تسجيل الدخول',
      welcome: 'مرحبًا بك في PWR Airdrops! سجّل الدخول للانضمام إلى التحديات.',
      waiting: (provider: string) => `أكمل تسجيل الدخول عبر ${names[provider]}`,
      cancel: 'إلغاء',
      blocked: 'حظر المتصفح النافذة',
      continueInTab: 'المتابعة في هذه الصفحة',
      closed: 'أُغلقت النافذة',
      failed: 'تعذر تسجيل الدخول',
      close: 'إغلاق',
      scrim: 'تحديث الصفحة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

/** After the browser blocked the window, the sign-in can be continued by keyboard. */
export const KeyboardWhenBlocked: Story = {
  args: { status: 'blocked', provider: 'x' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false, name: 'Log In' })).toHaveFocus());
    const way = screen.getByRole('button', { name: 'Continue in this tab' });
    for (let stops = 0; document.activeElement !== way && stops < 8; stops += 1) await userEvent.tab();
    await expect(way).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinueInTab).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false, name: 'Log In' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    for (const { label, onConnect } of [x, google, wallet]) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: label })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onConnect).toHaveBeenCalledOnce();
    }
    for (const name of [/Terms/, /Privacy/]) {
      await userEvent.tab();
      await expect(screen.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
