import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { reviewItem, reviewWords } from '../../docs/patterns/reviewFixtures.tsx';
import { NoteList } from '../NoteList/index.ts';
import { ReviewItem } from './index.ts';

const meta = {
  title: 'Community/ReviewItem',
  component: ReviewItem,
  args: reviewItem,
} satisfies Meta<typeof ReviewItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Post on X' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rejected' })).toBeVisible();
    await expect(canvas.getByText('Duplicates').nextElementSibling).toHaveTextContent('None found');
  },
};

/** The member's first submission, without figures about the member. */
export const First: Story = { args: { earlier: [], facts: [] } };

export const Bare: Story = {
  args: {
    originalHref: undefined,
    author: { id: '9', name: 'linh.nguyen', href: '#profile/9' },
    children: <p>gm</p>,
    meta: undefined,
    earlier: [],
    facts: [],
  },
};

/** A warning that the reviewer should see before deciding. */
export const Warning: Story = {
  args: { warning: 'Ana Beltrán is disqualified and can’t earn points.' },
  play: async ({ canvas }) => {
    const warning = canvas.getByText('Ana Beltrán is disqualified and can’t earn points.');
    const content = canvas.getByText(/Ran a VIDA on testnet/);
    await expect(warning.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Notes: Story = {
  args: {
    notes: (
      <NoteList
        notes={[{ id: '1', text: 'Asked for the source.', author: 'Mia Laurent', date: '2 days ago' }]}
        onRetry={fn()}
        value=""
        onChange={fn()}
        onAdd={fn()}
        limit={1000}
        messages={{
          title: 'Notes',
          hint: 'Only admins see notes.',
          label: 'New note',
          add: 'Add note',
          pending: 'Adding the note',
          count: (used, limit) => `${used} / ${limit}`,
          left: (left) => `${left} characters left`,
          loading: 'Loading notes',
          error: 'Error loading notes',
          retry: 'Retry',
          empty: 'No notes yet',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notes' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    kind: 'Публикация в социальной сети X',
    sent: 'отправлено четыре минуты назад',
    author: {
      id: '9',
      name: 'Донаудампфшиффартсгезельшафтскапитен',
      href: '#profile/9',
      handle: '@donaudampfschifffahrt',
    },
    children: <p>https://example.org/donaudampfschifffahrtsgesellschaftskapitaenswitwenrente</p>,
    facts: reviewItem.facts!.map(({ label }) => ({ label, value: 'Донаудампфшиффартсгезельшафт' })),
    messages: {
      openOriginal: 'Открыть оригинал',
      newTab: 'откроется в новой вкладке',
      earlier: 'Что участник присылал раньше',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

/** A title without spaces wraps beside its icon. */
export const LongLink: Story = {
  args: { kind: 'www.tiktok.com/@emre/video/7300000000000000002/and-a-tail-that-no-phone-has-room-for' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: /^www/ });
    const { top, right } = heading.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(heading.parentElement!.getBoundingClientRect().right);
    await expect(heading.previousElementSibling!.getBoundingClientRect().bottom).toBeGreaterThan(top);
  },
};

export const RightToLeftDark: Story = {
  args: {
    ...reviewWords.ar.item,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Open original.*opens in a new tab/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ana Beltrán' })).toHaveFocus();
  },
};
