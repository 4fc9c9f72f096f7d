import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ShareNetworkIcon } from '../Icon/index.ts';
import { SharePopover } from './index.ts';

const meta = {
  title: 'Components/SharePopover',
  component: SharePopover,
  args: {
    trigger: (props) => (
      <Button {...props} icon={<ShareNetworkIcon />}>
        Share
      </Button>
    ),
    url: 'https://example.org/projects/kava',
    text: 'Kava',
    messages: {
      title: 'Share this project',
      link: 'Page link',
      copy: 'Copy link',
      copied: 'Link copied!',
      copyFailed: 'Could not copy. The link is selected: copy it with the keyboard.',
      newTab: 'opens in a new tab',
    },
  },
} satisfies Meta<typeof SharePopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog', { busy: false });
};

export const Default: Story = {
  play: async (context) => {
    await openIt?.(context);
    const address = encodeURIComponent(context.args.url);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      `https://x.com/intent/post?text=Kava&url=${address}`,
      `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      `https://t.me/share/url?text=Kava&url=${address}`,
      `https://wa.me/?text=Kava+${address}`,
    ]);
  },
};

export const Copied: Story = {
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openIt?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(context.args.url);
    await expect(await screen.findByRole('button', { name: 'Link copied!' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied!'));
  },
};

export const CopyFailed: Story = {
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await openIt?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Could not copy/));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Page link' });
    await expect(field.selectionEnd).toBe(context.args.url.length);
  },
};

export const LongText: Story = {
  args: {
    url: 'https://example.org/projects/donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenverordnung',
    messages: {
      title: 'Поделиться проектом с друзьями и сообществом',
      link: 'Ссылка на страницу',
      copy: 'Скопировать ссылку на страницу проекта',
      copied: 'Ссылка скопирована!',
      copyFailed: 'Не удалось скопировать ссылку',
      newTab: 'откроется в новой вкладке',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: openIt,
};

export const RightToLeftDark: Story = {
  args: {
    trigger: (props) => <Button {...props}>مشاركة</Button>,
    messages: {
      title: 'مشاركة هذا المشروع',
      link: 'رابط الصفحة',
      copy: 'نسخ الرابط',
      copied: 'تم نسخ الرابط!',
      copyFailed: 'تعذر النسخ',
      newTab: 'يُفتح في علامة تبويب جديدة',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: openIt,
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { busy: false, name: 'Share this project' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Page link' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'X (opens in a new tab)' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
