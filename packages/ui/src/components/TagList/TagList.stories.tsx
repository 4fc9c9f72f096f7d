import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TagList } from './index.ts';

const meta = {
  title: 'Components/TagList',
  component: TagList,
  args: { tags: ['External VM', 'DeFi', 'Lending'] },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

const marks = (list: HTMLElement) =>
  Array.from(list.children, (item) => getComputedStyle(item, '::after').content.replaceAll('"', ''));

export const AsText: Story = {
  args: { variant: 'text' },
  play: async ({ canvas }) => {
    await expect(marks(canvas.getByRole('list'))).toEqual([',', ',', 'none']);
  },
};

/** Commas follow the language. A full-width comma includes its own space. */
export const AsTextInChinese: Story = {
  args: { variant: 'text', tags: ['外部虚拟机', 'DeFi', '借贷'] },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(marks(canvas.getByRole('list'))).toEqual(['、', '、', 'none']);
    await expect(canvas.getByRole('list')).toHaveStyle({ columnGap: '0px' });
  },
};

export const Links: Story = {
  args: { getHref: (tag) => `#/projects?category=${encodeURIComponent(tag)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'DeFi' })).toHaveAttribute('href', '#/projects?category=DeFi');
  },
};

/** In the text variant, links still have a large enough target. */
export const LinksAsText: Story = {
  args: { ...Links.args, variant: 'text', tags: ['AI', 'DeFi', 'Lending'] },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Empty: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: { tags: ['Децентрализованное хранение', 'Инфраструктура', 'Сообщество', 'Искусственный интеллект'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftDark: Story = {
  args: { tags: ['تمويل لامركزي', 'إقراض'] },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const AsTextInArabic: Story = {
  args: { ...RightToLeftDark.args, variant: 'text' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(marks(canvas.getByRole('list'))).toEqual(['،', 'none']);
  },
};
