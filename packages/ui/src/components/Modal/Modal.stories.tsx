import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ShareNetworkIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from '../Menu/index.ts';
import { Modal, ModalFrame, type ModalProps } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const meta = {
  title: 'Components/Modal',
  component: Modal,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Select your flag',
    children: <p>It stands beside your name on the leaderboard. Choosing it again takes it away.</p>,
    messages: { close: 'Close', scrim: 'Refresh the page' },
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button that opens the modal, as on a page. */
function WithTrigger({ children, title, ...props }: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{title}</Button>
      <Modal {...props} title={title} isOpen={isOpen} onOpenChange={setOpen}>
        {children}
      </Modal>
    </>
  );
}

const seen = async () => {
  await screen.findByRole('dialog', { busy: false });
};

export const Default: Story = { play: seen };

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  play: seen,
};

export const Small: Story = { args: { size: 's' }, play: seen };

export const Large: Story = { args: { size: 'l' }, play: seen };

/** A button that opens the frame of a modal. */
function FrameTrigger({ title, messages }: Pick<ModalProps, 'title' | 'messages'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && <ModalFrame title={title} messages={messages} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The frame that appears on a press and stays until the modal's code has loaded. */
export const Frame: Story = {
  render: ({ title, messages }) => <FrameTrigger title={title} messages={messages} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const frame = await screen.findByRole('dialog', { name: 'Select your flag', busy: true });
    await userEvent.click(within(frame).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(frame).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Select your flag', busy: true });
  },
};

/** Keys stay in the frame, also over a modal, which stays open. Focus returns to the button that opened the frame. */
export const FrameOverAModal: Story = {
  render: (args) => (
    <Modal {...args}>
      <FrameTrigger title="Insert link" messages={{ ...args.messages, close: 'Close the frame' }} />
    </Modal>
  ),
  play: async ({ args }) => {
    const opener = await screen.findByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const frame = await screen.findByRole('dialog', { name: 'Insert link', busy: true });
    await expect(frame).toHaveFocus();
    await userEvent.tab();
    await expect(within(frame).getByRole('button', { name: 'Close the frame' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(frame).toContainElement(document.activeElement as HTMLElement);
    opener.focus();
    await expect(frame).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(frame).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Insert link', busy: true });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { busy: false });
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Неподходящий размер: изображение должно быть квадратным, не больше 1000 × 1000 пикселей',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        No se pudieron cargar los nombres de los referidos. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.
      </p>
    )),
    footer: (
      <>
        <Button>Отмена</Button>
        <Button variant="primary">Отправить на проверку ещё раз</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: seen,
};

export const RightToLeftDark: Story = {
  args: {
    title: 'اختر علمك',
    children: <p>يظهر بجانب اسمك في لوحة المتصدرين.</p>,
    footer: <Button variant="primary">حفظ</Button>,
    messages: { close: 'إغلاق', scrim: 'تحديث الصفحة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

export const Keyboard: Story = {
  render: WithTrigger,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { busy: false, name: String(args.title) });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const EscapeClosesFromAnyControl: Story = {
  args: {
    children: (
      <>
        <IconButton messages={{ label: 'Share' }} hasTooltip={false}>
          <ShareNetworkIcon />
        </IconButton>
        <IconButton messages={{ label: 'Copy' }}>
          <ShareNetworkIcon />
        </IconButton>
        <Menu trigger={(props) => <Button {...props}>More</Button>} items={[{ id: 'edit', label: 'Edit' }]} />
      </>
    ),
  },
  play: async ({ args }) => {
    const escapeFrom = async (name: string) => {
      const control = await screen.findByRole('button', { name });
      control.focus();
      await userEvent.keyboard('{Escape}');
    };
    await escapeFrom('Share');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await escapeFrom('More');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await escapeFrom('Close');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    // With a tooltip visible, the first Escape closes the tooltip.
    await userEvent.tab();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** Text in the scrim, “Refresh the page”. Pressing the scrim closes the top modal. */
export const RefreshOverlay: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { busy: false });
    await userEvent.click(screen.getByText('Refresh the page'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Nested: Story = {
  args: {
    title: 'Edit project',
    children: (
      <WithTrigger
        isOpen={false}
        onOpenChange={() => {}}
        title="Insert link"
        size="s"
        messages={{ close: 'Close the inner one', scrim: 'Refresh the page' }}
      >
        <p>The top one closes first.</p>
      </WithTrigger>
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Insert link' }));
    await screen.findByRole('dialog', { busy: false, name: 'Insert link' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Insert link' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Edit project' })).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Insert link' })).toHaveFocus());
  },
};

/**
 * The top modal closes last. By then, the trigger of the modal below has been replaced, like the log-in button of
 * someone who just logged in.
 */
export const OutlivesTheOneBelow: Story = {
  render: function Row() {
    const [isMember, setMember] = useState(false);
    const [isLogInOpen, setLogInOpen] = useState(false);
    const [isWalletOpen, setWalletOpen] = useState(false);
    const sign = () => {
      setMember(true);
      setLogInOpen(false);
    };
    const messages = { close: 'Close', scrim: 'Refresh the page' };
    return (
      <>
        <Button>Language</Button>
        <p>
          {isMember ? (
            <Button key="account">Account</Button>
          ) : (
            <Button onPress={() => setLogInOpen(true)}>Log in</Button>
          )}
        </p>
        <Modal isOpen={isLogInOpen} onOpenChange={setLogInOpen} title="Log in" messages={messages}>
          <Button onPress={() => setWalletOpen(true)}>Connect wallet</Button>
        </Modal>
        <Modal isOpen={isWalletOpen} onOpenChange={setWalletOpen} title="Connect wallet" messages={messages}>
          <Button onPress={sign}>Sign</Button>
          <Button onPress={() => setWalletOpen(false)}>Done</Button>
        </Modal>
      </>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Connect wallet' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

/** A menu's item has just unmounted, and focus isn't back on the menu's button yet. */
export const OpenedByAMenuThatIsGone: Story = {
  render: function AfterAMenu(args) {
    const [shown, show] = useState<'menu' | 'modal'>();
    return (
      <>
        <button id="more" onClick={() => show('menu')}>
          More
        </button>
        {shown === 'menu' && (
          <div role="menu" aria-labelledby="more">
            <button
              role="menuitem"
              onClick={() => {
                flushSync(() => show(undefined));
                show('modal');
              }}
            >
              Report
            </button>
          </div>
        )}
        <Modal {...args} isOpen={shown === 'modal'} onOpenChange={() => show(undefined)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Report' }));
    await seen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};
