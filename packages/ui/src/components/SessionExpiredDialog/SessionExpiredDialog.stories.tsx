import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { SessionExpiredDialog } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const meta = {
  title: 'Components/SessionExpiredDialog',
  component: SessionExpiredDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onLogIn: fn(),
    messages: {
      title: 'Session expired',
      text: 'You were signed out. Your points and drafts are kept. Log in again to continue.',
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

function WithTrigger(props: ComponentProps<typeof SessionExpiredDialog>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Upvote</Button>
      <SessionExpiredDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Keyboard: Story = {
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Upvote' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Session expired' })).toHaveFocus());
    for (const name of ['Close', 'Not now', 'Log In']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
