import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ImageViewer } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';

const picture = (width: number, height: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><path d="M0 ${height}L${width / 2} ${height / 3}L${width} ${height}" fill="#fff" fill-opacity=".4"/></svg>`,
  )}`;

const unseen = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')}`;

const meta = {
  title: 'Components/ImageViewer',
  component: ImageViewer,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    images: [
      { src: picture(1600, 900, '#3d6b8f'), alt: 'The lending screen' },
      { src: picture(700, 1400, '#6b3d5f'), alt: 'The bridge on a phone' },
      { src: picture(300, 200, '#3d6b4a'), alt: 'A small chart' },
    ],
    messages: {
      title: 'Images of Kava',
      previous: 'Previous image',
      next: 'Next image',
      position: (number: number, total: number) => `Image ${number} of ${total}`,
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen: Story['play'] = async () => {
  await screen.findByRole('dialog', { busy: false });
};

export const Default: Story = { play: seen };

export const Portrait: Story = {
  args: { startIndex: 1 },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: 'The bridge on a phone' })).toBeVisible());
  },
};

export const SmallerThanTheScreen: Story = { args: { startIndex: 2 }, play: seen };

export const OneImage: Story = {
  args: { images: meta.args.images.slice(0, 1) },
  play: async () => {
    await screen.findByRole('dialog', { busy: false });
    await expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
  },
};

/** Suppresses the picture's load event, so that the viewer keeps showing the loading state. */
export const Loading: Story = {
  args: { images: [{ src: unseen, alt: 'The lending screen' }, ...meta.args.images.slice(1)] },
  beforeEach: () => {
    const keep = (event: Event) => {
      if (event.target instanceof HTMLImageElement && event.target.src === unseen) event.stopImmediatePropagation();
    };
    document.addEventListener('load', keep, true);
    return () => document.removeEventListener('load', keep, true);
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { busy: false });
    const well = dialog.querySelector('[data-part=well]')!;
    await waitFor(() => expect(well.querySelector('img')).toHaveProperty('complete', true));
    await expect(well).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(well.querySelector('[data-part=loading]')).toBeVisible());
    // The reader can move on to the next picture without waiting.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog.querySelector('[data-part=well]')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dialog.querySelector('[data-part=well]')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Shows the text alternative instead of the picture. */
export const Broken: Story = {
  args: { images: [{ src: 'data:image/png;base64,AAAA', alt: 'The lending screen' }, ...meta.args.images.slice(1)] },
  play: async () => {
    await screen.findByRole('dialog', { busy: false });
    await expect(screen.getByRole('img', { name: 'The lending screen' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Next image' })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: {
    messages: {
      ...meta.args.messages,
      position: (number: number, total: number) => `Изображение ${number} из ${total} загруженных`,
      scrim: 'Обновите страницу',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: seen,
};

export const RightToLeftDark: Story = {
  globals: { direction: 'rtl', scheme: 'dark' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { busy: false });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('img', { name: 'The bridge on a phone' })).toBeVisible());
  },
};

export const Keyboard: Story = {
  render: function WithTrigger(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <ImageViewer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false, name: 'Images of Kava' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('img', { name: 'The bridge on a phone' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByRole('img', { name: 'A small chart' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Next image' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('img', { name: 'The lending screen' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('img', { name: 'The bridge on a phone' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
