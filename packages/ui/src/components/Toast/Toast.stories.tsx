import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { createToastQueue, type ToastQueue, ToastRegion } from './index.ts';

/** Creates a queue that already holds the story's toasts. */
function queueWith(add: (queue: ToastQueue) => void): ToastQueue {
  const queue = createToastQueue();
  add(queue);
  return queue;
}

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: {
    queue: createToastQueue(),
    messages: { region: (count: number) => `${count} notifications`, close: 'Close' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen: Story['play'] = async () => {
  await screen.findAllByRole('group');
};

export const Default: Story = {
  args: { queue: queueWith((queue) => queue.add({ variant: 'success', message: 'Logged in successfully!' })) },
  play: async (context) => {
    await seen(context);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Logged in successfully!$/));
  },
};

export const AnnouncedBefore: Story = {
  args: {
    queue: queueWith((queue) => {
      queue.success('Decision made successfully', { isAnnounced: false });
      queue.success('Logged in successfully!');
    }),
  },
  play: async () => {
    await expect(await screen.findAllByRole('group')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Logged in successfully!$/));
  },
};

export const Info: Story = {
  args: { queue: queueWith((queue) => queue.add({ variant: 'info', message: 'You have admin privileges' })) },
  play: seen,
};

const tryAgain = fn();

export const Error: Story = {
  args: {
    queue: queueWith((queue) =>
      queue.error('Error posting the comment', { action: { label: 'Try again', onPress: tryAgain } }),
    ),
  },
  play: async () => {
    tryAgain.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(tryAgain).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Error posting the comment$/));
  },
};

export const Stack: Story = {
  args: {
    queue: queueWith((queue) => {
      for (const name of ['Kava', 'Lava', 'Bitway', 'Archway']) queue.error(`Error upvoting project ${name}`);
    }),
  },
  play: async () => {
    await expect(await screen.findAllByRole('group')).toHaveLength(3);
    await expect(screen.queryByText('Error upvoting project Kava')).toBeNull();
    await expect(screen.getByRole('region', { name: '3 notifications' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    queue: queueWith((queue) =>
      queue.error('No se pudieron cargar los nombres de los referidos. Revisa tu conexión a internet.', {
        action: { label: 'Отправить ещё раз', onPress: fn() },
      }),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const sentence = (await screen.findByText(/^No se pudieron/, { selector: '[data-part=toast] *' })).parentElement!;
    const action = screen.getByRole('button', { name: 'Отправить ещё раз' });
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(sentence.getBoundingClientRect().bottom);
    await expect(sentence.offsetWidth).toBeGreaterThan(180);
  },
};

export const RightToLeftDark: Story = {
  args: {
    queue: queueWith((queue) => queue.error('تعذر نشر التعليق', { action: { label: 'حاول مجددًا', onPress: fn() } })),
    messages: { region: (count: number) => `الإشعارات: ${count}`, close: 'إغلاق' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

export const Keyboard: Story = {
  args: { queue: createToastQueue() },
  render: (args) => (
    <>
      <Button onPress={() => args.queue.error('Failed to log in.')}>Log in</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByRole('group', { name: 'Failed to log in.' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Closing a toast by keyboard moves focus to the next one. The last one returns it to where it was. */
export const ClosedOneByOne: Story = {
  args: { queue: createToastQueue() },
  render: (args) => (
    <>
      <Button
        onPress={() => {
          args.queue.error('Error upvoting project Kava');
          args.queue.error('Error upvoting project Lava');
        }}
      >
        Upvote
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const newest = await screen.findByRole('group', { name: 'Error upvoting project Lava' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await expect(newest).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(newest).not.toBeInTheDocument());
    const left = screen.getByRole('group', { name: 'Error upvoting project Kava' });
    await waitFor(() => expect(within(left).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
