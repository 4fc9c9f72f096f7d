import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { WalletDialog } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const address = '0x61bd8fc1e30526aaf1c4706ada595d6d236d9883';
const content = `community.example asks you to sign in.

Address: ${address}
Nonce: kX3vB9qTz1Lr0aHc
Issued: 2026-09-01T12:00:00.000Z`;

const meta = {
  title: 'Community/WalletDialog',
  component: WalletDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    step: 'ready',
    explanation:
      'Your wallet will sign a message that names this site. It proves that the address is yours, moves no funds and costs nothing.',
    address,
    content,
    installHref: 'https://example.org/wallet',
    onConfirm: fn(),
    onRetry: fn(),
    onReload: fn(),
    messages: {
      title: 'Connect wallet',
      confirm: 'Sign',
      cancel: 'Cancel',
      connecting: 'Connecting to your wallet.',
      confirming: 'Confirm it in your wallet’s window.',
      checking: 'Checking signature.',
      address: 'Your address',
      content: 'What your wallet will sign',
      install: 'Open the Chrome Web Store',
      newTab: 'opens in a new tab',
      reload: 'Reload the page',
      retry: 'Retry',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof WalletDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds the status message. */
const notice = async () => (await screen.findByRole('dialog', { busy: false })).querySelector('[data-part=notice]');

const seen: Story['play'] = async () => {
  await screen.findByRole('dialog', { busy: false });
};

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/Nonce: kX3vB9qTz1Lr0aHc/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The wallet hasn't returned an address yet. */
export const Loading: Story = {
  args: { step: 'connecting', address: undefined, content: undefined },
  play: async () => {
    await expect(await notice()).toHaveTextContent('Connecting to your wallet.');
  },
};

export const Confirming: Story = {
  args: { step: 'confirming' },
  play: async ({ args }) => {
    await expect(await notice()).toHaveTextContent('Confirm it in your wallet’s window.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Checking: Story = { args: { step: 'checking' }, play: seen };

export const NotInstalled: Story = {
  args: {
    step: 'install',
    address: undefined,
    content: undefined,
    notice: 'Please install our wallet from chrome extension',
    hint: 'Once it’s installed, reload this page.',
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: /Open the Chrome Web Store/ })).toHaveAttribute(
      'href',
      args.installHref,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Error: Story = {
  args: { step: 'failed', notice: 'Failed to connect after multiple attempts', content: undefined },
  play: async ({ args }) => {
    await expect(await notice()).toHaveTextContent('Failed to connect');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Retrying can't help, so there is no retry button. */
export const Refused: Story = {
  args: {
    step: 'failed',
    onRetry: undefined,
    content: undefined,
    notice: 'Doing the wallet task twice is not allowed!',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { busy: false });
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent);
    await expect(names).toEqual(['Close', 'Close']);
  },
};

export const Done: Story = {
  args: {
    step: 'done',
    content: undefined,
    notice: 'Wallet is already connected. You can now verify this challenge.',
  },
  play: seen,
};

export const LongText: Story = {
  args: {
    step: 'install',
    explanation:
      'Кошелёк попросит подписать текст. Подпись доказывает, что адрес принадлежит вам, ничего не переводит и ничего не стоит.',
    notice: 'Расширение кошелька обновлено или удалено, пока была открыта эта страница',
    hint: 'Установите его и перезагрузите страницу.',
    messages: {
      ...meta.args.messages,
      title: 'Подключить кошелёк',
      address: 'Ваш адрес',
      content: 'Что подпишет кошелёк',
      install: 'Открыть интернет-магазин Chrome',
      newTab: 'откроется в новой вкладке',
      reload: 'Перезагрузить страницу',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: seen,
};

export const RightToLeftDark: Story = {
  args: {
    explanation: 'ستوقّع محفظتك نصًا يثبت أن العنوان لك. لا ينقل شيئًا ولا يكلّف شيئًا.',
    messages: {
      ...meta.args.messages,
      title: 'ربط المحفظة',
      confirm: 'توقيع',
      cancel: 'إلغاء',
      address: 'عنوانك',
      content: 'ما ستوقّعه محفظتك',
      close: 'إغلاق',
      scrim: 'تحديث الصفحة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

function WithTrigger(props: ComponentProps<typeof WalletDialog>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Connect wallet</Button>
      <WalletDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Keyboard: Story = {
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Connect wallet' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false, name: 'Connect wallet' })).toHaveFocus());
    for (const name of ['Close', 'Cancel', 'Sign']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The pressed button unmounts with its step. Focus stays in the dialog, and Tab continues to the current buttons. */
export const FocusStaysInTheDialog: Story = {
  render: function Ending(args) {
    const [step, setStep] = useState(args.step);
    return <WalletDialog {...args} step={step} onConfirm={() => setStep('failed')} />;
  },
  args: { onRetry: undefined, notice: 'Doing the wallet task twice is not allowed!' },
  play: async () => {
    (await screen.findByRole('button', { name: 'Sign' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('dialog', { busy: false }).contains(document.activeElement)).toBe(true),
    );
  },
};
