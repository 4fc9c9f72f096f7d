import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { lazyOverlay, type OverlayProps } from './lazyOverlay.ts';

const meta = {
  title: 'Internal/lazyOverlay',
  loaders: [() => ({ overlay: underControl() })],
  render: (_, { loaded }) => <Trigger overlay={(loaded as Loaded).overlay} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Note = ({ isOpen }: OverlayProps) => (isOpen ? <p>Here it is</p> : null);

type Loaded = { overlay: ReturnType<typeof underControl> };

/** An overlay whose chunk loads or fails when the test decides so. */
function underControl(code: ComponentType<OverlayProps> = Note) {
  const requests: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<ComponentType<OverlayProps>>((resolve, reject) => {
      requests.push({ resolve: () => resolve(code), reject });
    });
  return { requests, ...lazyOverlay(load) };
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
    await expect(requests).toHaveLength(0);
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

/** Takes focus in an effect, as a dialog does. */
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
