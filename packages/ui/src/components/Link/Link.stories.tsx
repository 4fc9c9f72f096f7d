import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon } from '../Icon/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/terms', children: 'Terms' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      By connecting you accept our <Link {...args} />, which are short.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Elif Demirtaş' } };

export const External: Story = {
  args: {
    variant: 'quiet',
    children: 'Governance',
    isExternal: true,
    messages: { newTab: 'opens in a new tab' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Governance (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ExternalInText: Story = {
  args: { children: 'kava.io', isExternal: true, messages: { newTab: 'opens in a new tab' } },
};

export const AsButton: Story = { args: { variant: 'button', children: 'Submit a project', icon: <PlusIcon /> } };

export const AsPrimaryButton: Story = { args: { variant: 'primary', children: 'Start quiz', size: 'l' } };

/** A link that looks like a button wraps like one. */
export const Narrow: Story = {
  args: { variant: 'primary', size: 'l', children: 'Отправить проект на рассмотрение сообщества', icon: <PlusIcon /> },
  globals: { language: 'ru', width: '320' },
};

export const LongText: Story = {
  args: { children: 'https://example.org/a/very/long/address/that/nobody/can/break/anywhere/but/where/it/must/be' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftDark: Story = {
  args: {
    variant: 'quiet',
    children: 'الحوكمة',
    isExternal: true,
    messages: { newTab: 'يفتح في علامة تبويب جديدة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

const navigate = fn();

/** With React Aria's RouterProvider, links navigate with the app's router. */
export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/terms', undefined);
  },
};
