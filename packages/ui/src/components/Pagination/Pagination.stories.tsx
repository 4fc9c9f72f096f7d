import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageCount: 44,
    getHref: (page) => `#/projects?page=${page}`,
    onGoToPage: fn(),
    summary: '1–5 of 218',
    messages: {
      label: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      goToPage: 'Go to page',
      ofPages: (pageCount) => `of ${pageCount}`,
      outOfRange: (pageCount) => `Enter a page from 1 to ${pageCount}`,
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#/projects?page=2');
  },
};

export const Middle: Story = {
  args: { page: 20, summary: '96–100 of 218' },
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent);
    await expect(pages).toEqual(['18', '19', '20', '21', '22']);
  },
};

export const Last: Story = {
  args: { page: 44, summary: '216–218 of 218' },
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent);
    await expect(pages).toEqual(['40', '41', '42', '43', '44']);
  },
};

export const FewPages: Story = { args: { page: 2, pageCount: 3, summary: '6–10 of 12' } };

export const OnePage: Story = { args: { pageCount: 1, summary: '1–3 of 3' } };

/** An invalid number turns red while typing, and Enter clears it. */
export const OverRange: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(field, '61');
    await expect(field).toBeInvalid();
    await expect(getComputedStyle(field).color).toBe(
      getComputedStyle(canvas.getByText('Enter a page from 1 to 44')).color,
    );
    await expect(field).toHaveAccessibleDescription('Enter a page from 1 to 44');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(args.onGoToPage).not.toHaveBeenCalled();
    await userEvent.type(field, '61');
  },
};

/** Zero and text turn red as well. */
export const NoPage: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' });
    for (const entry of ['0', 'x', '7x']) {
      await userEvent.type(field, entry);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Enter a page from 1 to 44');
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('');
      await expect(field).toBeValid();
    }
    await expect(args.onGoToPage).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  args: { page: 122, pageCount: 204, summary: '606–610 of 1,019' },
  globals: { viewport: { value: 'mobile1' } },
};

export const LongText: Story = {
  args: {
    page: 3,
    summary: '11–15 из 218 проектов',
    messages: {
      label: 'Страницы',
      previous: 'Предыдущая страница',
      next: 'Следующая страница',
      page: (page) => `Страница ${page}`,
      goToPage: 'Перейти к странице',
      ofPages: (pageCount) => `из ${pageCount}`,
      outOfRange: (pageCount) => `Номера страниц — от 1 до ${pageCount}`,
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '99');
  },
};

export const RightToLeftDark: Story = {
  args: {
    page: 3,
    summary: '11–15 من 218',
    messages: {
      label: 'الصفحات',
      previous: 'السابقة',
      next: 'التالية',
      page: (page) => `صفحة ${page}`,
      goToPage: 'انتقل إلى صفحة',
      ofPages: (pageCount) => `من ${pageCount}`,
      outOfRange: (pageCount) => `الصفحات من 1 إلى ${pageCount}`,
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    for (const name of ['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5', 'Next page']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('0{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('x7{Enter}');
    await expect(args.onGoToPage).not.toHaveBeenCalled();
    await userEvent.keyboard('17{Enter}');
    await expect(args.onGoToPage).toHaveBeenCalledWith(17);
  },
};
