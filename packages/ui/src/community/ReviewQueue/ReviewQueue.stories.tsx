import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { queue, queueMessages, reviewWords } from '../../docs/patterns/reviewFixtures.tsx';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { MagnifyingGlassIcon } from '../../components/Icon/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { ToggleButtonGroup } from '../../components/ToggleButton/index.ts';
import { ReviewQueue } from './index.ts';

function Live(props: ComponentProps<typeof ReviewQueue>) {
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <ReviewQueue
      {...props}
      currentId={currentId}
      onOpen={(id) => {
        setCurrentId(id);
        props.onOpen(id);
      }}
      filters={props.filters === undefined ? <Kinds /> : props.filters}
    />
  );
}

function Kinds({ labels = reviewWords.en.kinds }: { labels?: readonly string[] }) {
  const [kind, setKind] = useState('all');
  return (
    <ToggleButtonGroup
      label="Type"
      size="s"
      value={kind}
      onChange={setKind}
      options={['all', 'posts', 'videos', 'memes'].map((value, index) => ({
        value,
        label: labels[index]!,
        count: [37, 19, 8, 10][index]!,
      }))}
    />
  );
}

const meta = {
  title: 'Community/ReviewQueue',
  component: ReviewQueue,
  args: { items: queue, state: 'done', currentId: '1', onOpen: fn(), onRetry: fn(), messages: queueMessages },
  render: (args) => <Live {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '352px', blockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: /Ran a VIDA on testnet tonight Ana Beltrán/ });
    await expect(open).toHaveAttribute('aria-current', 'true');
    await expect(open).toHaveAccessibleName(/^Post on X/);
    await expect(canvas.getByText('1 of 12')).toBeVisible();
  },
};

/** The open row scrolls into view. */
export const FarDown: Story = {
  args: { currentId: '12' },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: /Three wallets/ }).getBoundingClientRect();
    const box = canvas.getByRole('list', { name: 'Review queue' }).parentElement!.getBoundingClientRect();
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(Math.ceil(box.bottom));
  },
};

/** Only rows near the viewport are rendered. The open row is scrolled into view. */
export const TenThousandItems: Story = {
  args: {
    items: Array.from({ length: 10_000 }, (_, index) => ({
      ...queue[index % queue.length]!,
      id: String(index + 1),
      title: `Post ${index + 1}`,
    })),
    currentId: '7000',
  },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: /Post 7000 / });
    await expect(open.closest('li')).toHaveAttribute('aria-posinset', '7000');
    await expect(open.closest('li')).toHaveAttribute('aria-setsize', '10000');
    const { top, bottom } = canvas.getByRole('list', { name: 'Review queue' }).parentElement!.getBoundingClientRect();
    await waitFor(() => expect(open.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.ceil(bottom)));
    await expect(open.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.floor(top));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    // Tab needs the next row, which the list renders only after it has scrolled.
    await canvas.findByRole('button', { name: /Post 7001 / });
    open.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Post 7001 / })).toHaveFocus();
  },
};

export const Loading: Story = { args: { items: [], state: 'loading', currentId: null } };

export const Empty: Story = { args: { items: [], currentId: null } };

export const Error: Story = {
  args: { items: [], state: 'error', currentId: null },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Several filters, and a bulk action at the bottom. */
export const RefinementsAndFooter: Story = {
  args: {
    filters: null,
    refinements: (
      <>
        <Select
          label="Status"
          isLabelHidden
          size="s"
          value="review"
          onChange={fn()}
          items={[{ id: 'review', label: 'In Review' }]}
        />
        <Select
          label="Members"
          isLabelHidden
          size="s"
          value="all"
          onChange={fn()}
          items={[{ id: 'all', label: 'All' }]}
        />
        <TextField label="Search by member" />
      </>
    ),
    footer: <Button isFullWidth>Accept all 12 in review</Button>,
  },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: 'Accept all 12 in review' });
    await expect(foot).toBeVisible();
    const { width } = canvas.getByRole('textbox', { name: 'Search by member' }).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(foot.getBoundingClientRect().width);
  },
};

/** The search field has room for a descriptive placeholder beside the button for more filters. */
export const Search: Story = {
  args: {
    filters: null,
    refinements: (
      <>
        <Select
          label="Type"
          isLabelHidden
          size="s"
          value="all"
          onChange={fn()}
          items={[{ id: 'all', label: 'All types' }]}
        />
        <Select
          label="Status"
          isLabelHidden
          size="s"
          value="review"
          onChange={fn()}
          items={[{ id: 'review', label: 'In Review' }]}
        />
        <TextField
          type="search"
          label="Member, link, or title"
          isLabelHidden
          placeholder="Member, link, or title"
          icon={<MagnifyingGlassIcon />}
        />
        <Button size="s">Filters</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Member, link, or title' });
    await expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
    const { top } = search.getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect().bottom).toBeGreaterThan(top);
  },
};

function Selecting(props: ComponentProps<typeof ReviewQueue>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['2']));
  const areAll = ids.size === props.items.length;
  const toggle = (id: string, isRange: boolean) => {
    props.selection?.onToggle(id, isRange);
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return (
    <ReviewQueue
      {...props}
      selection={{ ids, onToggle: toggle, label: (title) => `Select ${title}` }}
      toolbar={
        <>
          <Checkbox
            isSelected={areAll}
            isIndeterminate={ids.size > 0 && !areAll}
            onChange={() => setIds(new Set(areAll ? [] : props.items.map(({ id }) => id)))}
          >
            {ids.size > 0 ? `${ids.size} selected` : 'Select page'}
          </Checkbox>
          {ids.size > 0 && (
            <>
              <Button variant="primary" size="s">
                Accept
              </Button>
              <Button variant="destructive" size="s">
                Reject
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

/** Rows have checkboxes, and the toolbar acts on the selected ones. */
export const Selection: Story = {
  args: { selection: { ids: new Set(), onToggle: fn(), label: (title) => title } },
  render: (args) => <Selecting {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '1 selected' })).toBePartiallyChecked();
    const row = canvas.getByRole('checkbox', { name: 'Select PWR wallet in six minutes (Türkçe)' });
    await userEvent.click(row);
    await expect(row).toBeChecked();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '2 selected' }));
    await expect(canvas.getByRole('checkbox', { name: '12 selected' })).toBeChecked();
  },
};

/** The toolbar offers to show new submissions, so that no row moves by itself. */
export const Toolbar: Story = {
  args: {
    toolbar: (
      <>
        <Button size="s">Show 3 new</Button>
        <Button variant="quiet" size="s">
          Undo last
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Show 3 new' }).getBoundingClientRect();
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const OneItem: Story = { args: { items: queue.slice(0, 1) } };

export const LongText: Story = {
  args: {
    items: queue.map((item) => ({
      ...item,
      title: `${item.title} донаудампфшиффартсгезельшафтскапитен`,
      author: `${item.author} фон Донаудампфшиффартсгезельшафт`,
      age: '3 месяца',
    })),
    filters: <Kinds labels={reviewWords.ru.kinds} />,
    messages: reviewWords.ru.queue,
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    items: reviewWords.ar.items,
    filters: <Kinds labels={reviewWords.ar.kinds} />,
    messages: reviewWords.ar.queue,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

function Refetching({ items, ...props }: ComponentProps<typeof ReviewQueue>) {
  const [gone, setGone] = useState(0);
  return (
    <>
      <Live {...props} items={items.slice(gone)} />
      <button hidden onClick={() => setGone(1)}>
        Refetch
      </button>
    </>
  );
}

/** A refetch that moves the open item neither scrolls the list nor announces the item again. */
export const Refetched: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      ...queue[index % queue.length]!,
      id: String(index + 1),
      title: `Post ${index + 1}`,
    })),
    currentId: '30',
  },
  render: (args) => <Refetching {...args} />,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('list', { name: 'Review queue' }).parentElement!;
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0));
    scroller.scrollTop = 0;
    canvas.getByText('Refetch').click();
    await canvas.findByText('29 of 39');
    await userEvent.click(canvas.getByRole('button', { name: /Post 4 / }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 39, Post 4'));
    await expect(screen.getByRole('status')).not.toHaveTextContent('29 of 39');
    await expect(scroller.scrollTop).toBe(0);
  },
};

export const Keyboard: Story = {
  render: (args) => <Live {...args} filters={null} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Ran a VIDA/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /meme-gm-operator/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('2');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('2 of 12, meme-gm-operator.png, linh.nguyen'),
    );
  },
};
