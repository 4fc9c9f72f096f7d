import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DiscordMark, TelegramMark, XMark } from '../../components/Icon/index.ts';
import { Footer } from './index.ts';

const meta = {
  title: 'Layouts/Footer',
  component: Footer,
  args: {
    networks: [
      { id: 'x', label: 'PWR on X', icon: <XMark size="l" />, href: 'https://example.org/x' },
      {
        id: 'telegram',
        label: 'PWR on Telegram',
        icon: <TelegramMark size="l" />,
        href: 'https://example.org/telegram',
      },
      { id: 'discord', label: 'PWR on Discord', icon: <DiscordMark size="l" />, href: 'https://example.org/discord' },
    ],
    documents: [
      { id: 'terms', label: 'Terms', href: 'https://example.org/terms' },
      { id: 'privacy', label: 'Privacy', href: 'https://example.org/privacy' },
    ],
    messages: { networks: 'Community', rights: 'PWR. All Rights reserved', newTab: 'opens in a new tab' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAddresses: Story = {
  args: {
    networks: [
      { id: 'x', label: 'PWR on X', icon: <XMark size="l" /> },
      {
        id: 'telegram',
        label: 'PWR on Telegram',
        icon: <TelegramMark size="l" />,
        href: 'https://example.org/telegram',
      },
    ],
    documents: [{ id: 'terms', label: 'Terms' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** The site supplies the icon of a network that this package doesn't know. */
export const AnyNetwork: Story = {
  args: {
    networks: [
      {
        id: 'ravelry',
        label: 'Knitting circle on Ravelry',
        icon: (
          <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <circle cx="12" cy="12" r="9" />
            <path d="M5 8c5 0 9 4 9 12M10 4c5 1 9 5 10 10" />
          </svg>
        ),
        href: 'https://example.org/ravelry',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Knitting circle on Ravelry/ })).toBeVisible();
  },
};

export const WithPagesAndContact: Story = {
  args: {
    pages: [{ id: 'how', label: 'How it works', href: '#how' }],
    contact: { label: 'Contact', onPress: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How it works' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.contact?.onPress).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    documents: [
      { id: 'terms', label: 'Условия использования сайта', href: 'https://example.org/terms' },
      { id: 'privacy', label: 'Политика конфиденциальности', href: 'https://example.org/privacy' },
    ],
    messages: { networks: 'Сообщество', rights: 'PWR. Все права защищены', newTab: 'откроется в новой вкладке' },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: {
    documents: [
      { id: 'terms', label: 'الشروط', href: 'https://example.org/terms' },
      { id: 'privacy', label: 'الخصوصية', href: 'https://example.org/privacy' },
    ],
    messages: { networks: 'المجتمع', rights: 'PWR. جميع الحقوق محفوظة', newTab: 'يُفتح في علامة تبويب جديدة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const names = ['Terms', 'Privacy', 'PWR on X', 'PWR on Telegram', 'PWR on Discord'];
    for (const name of names) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};
