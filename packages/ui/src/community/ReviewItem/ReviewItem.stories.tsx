import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { reviewItem, reviewWords } from '../../docs/patterns/reviewFixtures.tsx';
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

/** The member's first submission, with no other facts about the member. */
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
