import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { LonePole } from '../Illustration/index.ts';
import { ItemCard, ItemCardSkeleton } from '../ItemCard/index.ts';
import { Panel } from '../Panel/index.ts';
import { ItemList } from './index.ts';

const patterns = [
  {
    id: 'sweater',
    title: 'Harbor sweater',
    description: 'A seamless raglan, knitted from the top in three colors of wool.',
  },
  { id: 'bag', title: 'Market bag', description: 'A net of cotton yarn that carries six kilograms of apples.' },
  { id: 'socks', title: 'Ladder socks', description: 'Ribbed socks with a heel that is turned without short rows.' },
];

const cards = (selected?: string) =>
  patterns.map(({ id, title, description }) => ({
    id,
    content: (
      <ItemCard
        title={title}
        href={`#${id}`}
        image={<Avatar memberId={id} size="l" />}
        description={description}
        isSelected={id === selected}
        actions={<Button size="s">Save</Button>}
      />
    ),
  }));

const meta = {
  title: 'Components/ItemList',
  component: ItemList,
  args: {
    items: cards(),
    state: 'done',
    skeleton: <ItemCardSkeleton />,
    onRetry: fn(),
    emptyIllustration: <LonePole />,
    emptyAction: <Button variant="primary">Add a pattern</Button>,
    messages: {
      label: 'Patterns',
      loading: 'Loading patterns',
      error: 'Error loading patterns',
      retry: 'Retry',
      empty: 'No patterns yet',
      emptyHint: 'Add yours to be the first.',
    },
  },
} satisfies Meta<typeof ItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Patterns' })).getAllByRole('article')).toHaveLength(3);
  },
};

export const Selected: Story = {
  args: { items: cards('bag') },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.ariaCurrent === 'true');
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Market bag']);
  },
};

/** Cards with their own border, in up to three columns. */
export const Grid: Story = {
  args: {
    layout: 'grid',
    items: cards().map(({ id, content }) => ({ id, content: <Panel padding="none">{content}</Panel> })),
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading patterns'));
  },
};

/** The current items stay visible while others load. */
export const Updating: Story = {
  args: { isUpdating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Patterns' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = { args: { items: [] } };

export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    items: patterns.map(({ id, description }) => ({
      id,
      content: (
        <ItemCard
          title="Достопримечательность с реглановой кокеткой"
          href={`#${id}`}
          image={<Avatar memberId={id} size="l" />}
          description={description.repeat(3)}
          actions={<Button size="s">Сохранить</Button>}
        />
      ),
    })),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    items: patterns.map(({ id }) => ({
      id,
      content: (
        <ItemCard
          title="كنزة المرفأ"
          href={`#${id}`}
          image={<Avatar memberId={id} size="l" />}
          description="كنزة بلا درزات، تُحاك من الأعلى."
        />
      ),
    })),
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Each card has two tab stops: its title and its action. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await userEvent.tab();
      await expect(within(card).getByRole('link')).toHaveFocus();
      await userEvent.tab();
      await expect(within(card).getByRole('button')).toHaveFocus();
    }
  },
};
