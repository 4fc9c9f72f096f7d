import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFound } from './index.ts';

const meta = {
  title: 'Layouts/NotFound',
  component: NotFound,
  args: {
    homeHref: 'https://example.org/',
    messages: {
      title: 'Page not found',
      text: 'The address may be mistyped, or the page was removed.',
      home: 'Go to the start page',
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    messages: {
      title: 'Такой страницы нет, и, возможно, никогда не было',
      text: 'Проверьте адрес: donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenverordnung.',
      home: 'Перейти на главную страницу сообщества',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: { messages: { title: 'لا توجد صفحة كهذه', text: 'ربما كُتب العنوان خطأً.', home: 'الصفحة الرئيسية' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveFocus();
  },
};
