import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { SignOutIcon, TrashIcon, UserIcon } from '../Icon/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: (props) => <Button {...props}>Account</Button>,
    items: [
      { id: 'profile', label: 'My profile', icon: <UserIcon /> },
      { id: 'logout', label: 'Log out', icon: <SignOutIcon /> },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
};

export const Default: Story = {};

export const Open: Story = { play: openIt };

export const Choice: Story = {
  args: {
    trigger: (props) => <Button {...props}>EN</Button>,
    selectedId: 'en',
    items: [
      { id: 'en', label: 'English', lang: 'en' },
      { id: 'ru', label: 'Русский', lang: 'ru' },
      { id: 'zh', label: '中文', lang: 'zh-CN' },
      { id: 'es', label: 'Español', lang: 'es' },
      { id: 'tr', label: 'Türkçe', lang: 'tr' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '中文' }));
    await expect(args.onAction).toHaveBeenCalledWith('zh');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const DescriptionsAndStates: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Edit', description: 'Name, logo and description' },
      { id: 'move', label: 'Move', isDisabled: true },
      { id: 'site', label: 'Open the website', href: 'https://example.org/', target: '_blank' },
      { id: 'delete', label: 'Delete', icon: <TrashIcon />, isDestructive: true },
    ],
  },
  play: openIt,
};

export const LongText: Story = {
  args: {
    items: [
      { id: '1', label: 'Опубликованные материалы, которые ещё проверяет администратор' },
      { id: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: openIt,
};

export const RightToLeftDark: Story = {
  args: {
    trigger: (props) => <Button {...props}>الحساب</Button>,
    items: [
      { id: 'profile', label: 'ملفي الشخصي', icon: <UserIcon /> },
      { id: 'logout', label: 'تسجيل الخروج', icon: <SignOutIcon /> },
    ],
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: openIt,
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('profile');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
