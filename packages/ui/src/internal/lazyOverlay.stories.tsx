import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
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

/** An overlay whose code arrives, or fails to, when the test says so. */
function underControl() {
  const requests: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<ComponentType<OverlayProps>>((resolve, reject) => {
      requests.push({ resolve: () => resolve(Note), reject });
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
    await expect(canvas.getByText('Here it is')).toBeVisible();
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

/** The code arrives after the overlay was drawn without it, and before its effects ran. */
const atOnce = lazyOverlay(() => {
  const then = (arrived: (code: typeof Note) => void) => Promise.resolve(arrived(Note));
  return { then } as Promise<typeof Note>;
});

function ArrivesMeanwhile() {
  useLayoutEffect(() => atOnce.preload(), []);
  return <atOnce.Overlay isOpen onOpenChange={() => {}} />;
}

export const CodeThatArrivesWhileItIsDrawnIsShown: Story = {
  render: () => <ArrivesMeanwhile />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Here it is')).toBeVisible();
  },
};
