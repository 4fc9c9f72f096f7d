import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { Menu } from '../components/Menu/index.ts';
import { ListFrame } from './frame/ListFrame.tsx';
import { ModalFrame } from './frame/ModalFrame.tsx';
import { lazyOverlay, type OverlayProps } from './lazyOverlay.tsx';

const meta = {
  title: 'Internal/lazyOverlay',
  loaders: [() => ({ overlay: underControl() })],
  render: (_, { loaded }) => <Trigger overlay={(loaded as Loaded).overlay} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Note = ({ isOpen }: OverlayProps) => (isOpen ? <p>Here it is</p> : null);

type Loaded = { overlay: ReturnType<typeof underControl> };

/** An overlay whose chunk the test resolves or rejects. */
function underControl(code: ComponentType<OverlayProps> = Note, frame?: (props: OverlayProps) => ReactNode) {
  const requests: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<ComponentType<OverlayProps>>((resolve, reject) => {
      requests.push({ resolve: () => resolve(code), reject });
    });
  return { requests, ...lazyOverlay(load, frame) };
}

function Trigger({ overlay: { Overlay, intent } }: Loaded) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...intent} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        Open
      </Button>
      <Overlay isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const PressBeforeTheCodeIsKept: Story = {
  play: async ({ canvas, loaded }) => {
    const { requests } = (loaded as Loaded).overlay;
    const trigger = canvas.getByRole('button');
    await userEvent.hover(trigger);
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(requests).toHaveLength(1);
    requests[0]!.resolve();
    await expect(await canvas.findByText('Here it is')).toBeVisible();
  },
};

export const ClosingBeforeTheCodeIsKept: Story = {
  play: async ({ canvas, loaded }) => {
    const { requests } = (loaded as Loaded).overlay;
    const trigger = canvas.getByRole('button');
    await userEvent.dblClick(trigger);
    requests[0]!.resolve();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Here it is')).toBeNull();
    await userEvent.click(trigger);
    await expect(await canvas.findByText('Here it is')).toBeVisible();
  },
};

export const FailureClosesAndTheNextPressAsksAgain: Story = {
  play: async ({ canvas, loaded }) => {
    const { requests } = (loaded as Loaded).overlay;
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    requests[0]!.reject(new Error('offline'));
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(trigger);
    await expect(requests).toHaveLength(2);
    requests[1]!.resolve();
    await expect(await canvas.findByText('Here it is')).toBeVisible();
  },
};

/** A stand-in for an overlay that takes focus in an effect, as a dialog does. */
function Dialog({ isOpen }: OverlayProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [isOpen]);
  return isOpen ? <div ref={root} role="dialog" aria-label="Here it is" tabIndex={-1} /> : null;
}

/** A key pressed as soon as the overlay is visible, such as Escape, must not reach the page beneath. */
export const FocusIsInsideWhenItIsSeen: Story = {
  loaders: [() => ({ overlay: underControl(Dialog) })],
  play: async ({ canvas, canvasElement, loaded }) => {
    await userEvent.click(canvas.getByRole('button'));
    const focused = new Promise((seen) => {
      const observer = new MutationObserver(() => {
        seen(document.activeElement);
        observer.disconnect();
      });
      observer.observe(canvasElement, { childList: true, subtree: true });
    });
    (loaded as Loaded).overlay.requests[0]!.resolve();
    await expect(await focused).toHaveAttribute('role', 'dialog');
  },
};

const frame = ({ onOpenChange }: OverlayProps) => (
  <ModalFrame title="Here it is" onClose={() => onOpenChange(false)} messages={{ close: 'Close' }} />
);

/** The frame is a separate dialog that keeps focus until the overlay takes its place. */
export const FrameStandsUntilTheCodeIsThere: Story = {
  loaders: [() => ({ overlay: underControl(Dialog, frame) })],
  play: async ({ canvas, loaded }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const waiting = screen.getByRole('dialog', { name: 'Here it is', busy: true });
    await expect(waiting).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    (loaded as Loaded).overlay.requests[0]!.resolve();
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false })).toHaveFocus());
    await expect(waiting).not.toBeInTheDocument();
  },
};

export const FrameCanBeClosed: Story = {
  loaders: [() => ({ overlay: underControl(Dialog, frame) })],
  play: async ({ canvas, loaded }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(trigger).toHaveFocus();
    (loaded as Loaded).overlay.requests[0]!.resolve();
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false })).toHaveFocus());
  },
};

/** If a menu's item opened the frame, focus returns to the menu's button: the item is gone. */
export const FrameFromAMenuCanBeClosed: Story = {
  loaders: [() => ({ overlay: underControl(Dialog, frame) })],
  render: function FromMenu(_, { loaded }) {
    const { Overlay } = (loaded as Loaded).overlay;
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={(props) => <Button {...props}>Actions</Button>}
          items={[{ id: 'open', label: 'Open' }]}
          onAction={() => setOpen(true)}
        />
        <Overlay isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const expectReturn = async (close: (dialog: HTMLElement) => Promise<unknown>) => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }));
      const waiting = await screen.findByRole('dialog', { name: 'Here it is' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await close(waiting);
      await expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await expectReturn(() => userEvent.keyboard('{Escape}'));
    await expectReturn((dialog) => userEvent.click(dialog));
  },
};

const nowhere = { current: null };

/** A list that loads closes like the list itself. Escape doesn't reach the page beneath. */
export const ListFrameCanBeClosed: Story = {
  loaders: [
    () => ({
      overlay: underControl(Note, ({ onOpenChange }) => (
        <ListFrame triggerRef={nowhere} rows={2} onClose={() => onOpenChange(false)} />
      )),
    }),
  ],
  play: async ({ canvas, canvasElement, loaded }) => {
    const trigger = canvas.getByRole('button');
    const onKey = fn();
    canvasElement.addEventListener('keydown', onKey);
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
    await expect(onKey).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvasElement);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    (loaded as Loaded).overlay.requests[0]!.resolve();
    await userEvent.click(trigger);
    await expect(await canvas.findByText('Here it is')).toBeVisible();
  },
};

/** Without any interaction, the overlay is prefetched as soon as the browser is idle. */
export const PrefetchesWhenIdle: Story = {
  play: async ({ loaded }) => {
    const { requests } = (loaded as Loaded).overlay;
    await waitFor(() => expect(requests).toHaveLength(1));
  },
};
