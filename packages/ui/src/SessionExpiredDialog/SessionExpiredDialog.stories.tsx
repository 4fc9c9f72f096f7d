import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SessionExpiredDialog } from './index.ts';

const meta = {
  title: 'Components/SessionExpiredDialog',
  component: SessionExpiredDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onLogIn: fn(),
    messages: {
      title: 'Session expired',
      text: 'You were signed out. Your points and your drafts are kept. Log in again to go on.',
      logIn: 'Log In',
      dismiss: 'Not now',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof SessionExpiredDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen: Story['play'] = async () => {
  await screen.findByRole('alertdialog');
};

export const Default: Story = { play: seen };

export const LongText: Story = {
  args: {
    messages: {
      title: 'Oturumunun süresi doldu',
      text: 'Cüzdanın, puanların ve gönderilmemiş yorumların duruyor. Devam etmek için yeniden giriş yap.',
      logIn: 'Yeniden giriş yapıp kaldığın yerden devam et',
      dismiss: 'Şimdilik ziyaretçi olarak devam et',
      close: 'Kapat',
      scrim: 'Sayfayı yenile',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'tr' },
  play: seen,
};

export const RightToLeftDark: Story = {
  args: {
    messages: {
      title: 'انتهت الجلسة',
      text: 'تم تسجيل خروجك. نقاطك محفوظة.',
      logIn: 'تسجيل الدخول',
      dismiss: 'ليس الآن',
      close: 'إغلاق',
      scrim: 'تحديث الصفحة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Session expired' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Log In' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
