import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DiscordMark, GlobeIcon, SunHorizonIcon, WalletIcon, XMark } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Panel } from '../Panel/index.ts';
import { Points } from '../../community/Points/index.ts';
import { RelativeTime } from '../RelativeTime/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { Switch } from '../Switch/index.ts';
import { DetailList } from './index.ts';

const meta = {
  title: 'Components/DetailList',
  component: DetailList,
  args: {
    rows: [
      {
        id: 'x',
        icon: <XMark size="l" />,
        title: 'X (Twitter)',
        badge: <StatusBadge status="accepted">Connected</StatusBadge>,
        details: ['nova', 'Since May 4, 2026'],
        end: <Button size="s">Disconnect</Button>,
      },
      {
        id: 'discord',
        icon: <DiscordMark size="l" />,
        title: 'Discord',
        details: ['Not connected'],
        end: <Button size="s">Connect</Button>,
      },
      {
        id: 'wallet',
        icon: <WalletIcon size="l" />,
        title: 'Wallet',
        details: ['0x61bd8fc1e30526aaf1c4706ada595d6d236d9883', 'Since May 9, 2026'],
        end: <Button size="s">Disconnect</Button>,
      },
    ],
    onRetry: fn(),
    messages: {
      label: 'Linked accounts',
      loading: 'Loading linked accounts',
      error: 'Error loading the linked accounts',
      retry: 'Retry',
      empty: 'No linked accounts',
      emptyHint: 'Accounts that you link appear here.',
    },
  },
} satisfies Meta<typeof DetailList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Linked accounts' }).children).toHaveLength(3);
  },
};

/** Settings with switches, which move below their title on a narrow screen. */
export const Switches: Story = {
  args: {
    rows: ['Replies to your comments', 'Изменения ваших баллов администратором'].map((title) => ({
      id: title,
      title,
      end: (
        <>
          <Switch aria-label={`In the app: ${title}`} defaultSelected>
            In the app
          </Switch>
          <Switch aria-label={`Daily email: ${title}`}>Daily email</Switch>
        </>
      ),
    })),
    messages: { ...meta.args.messages, label: 'Notifications' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const byEmail = canvas.getByRole('switch', { name: 'Daily email: Replies to your comments' });
    await expect(byEmail).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(byEmail).toBeChecked();
    const title = canvas.getByText('Replies to your comments');
    await expect(byEmail.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
};

/** Ledger entries with an amount at the end of each. */
export const Ledger: Story = {
  args: {
    rows: [
      {
        id: '2',
        icon: <SunHorizonIcon size="l" />,
        title: 'Daily GM',
        details: [
          <RelativeTime key="time" dateTime="2026-09-01T12:00:00Z" title="September 1, 2026, 12:00 PM">
            2 hours ago
          </RelativeTime>,
        ],
        end: <Points value={50} isSigned unit="pts" />,
      },
      {
        id: '1',
        icon: <GlobeIcon size="l" />,
        title: 'Correction',
        details: ['By Ada Okafor', 'August 30, 2026'],
        end: <Points value={-120} isSigned unit="pts" />,
      },
    ],
    messages: { ...meta.args.messages, label: 'Points history' },
  },
};

/** Marks the row whose details are open elsewhere on the page. */
export const Current: Story = {
  args: {
    rows: [
      {
        id: '1',
        title: (
          <Link variant="quiet" href="#1">
            Ana Beltrán
          </Link>
        ),
        details: ['@anabeltran_dev'],
      },
      {
        id: '2',
        title: (
          <Link variant="quiet" href="#2" aria-current="true">
            Mert Aksoy
          </Link>
        ),
        details: ['@mert'],
        isCurrent: true,
      },
    ],
  },
  render: (args) => (
    <Panel padding="s">
      <DetailList {...args} />
    </Panel>
  ),
};

export const Loading: Story = {
  args: { rows: [], state: 'loading' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading linked accounts'));
  },
};

/** Skeleton rows without icons, for a list whose rows have none. */
export const LoadingWithoutIcons: Story = {
  args: { rows: [], state: 'loading', hasIcons: false },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('[data-part=row]')!;
    const words = row.querySelector('[data-part=words]')!;
    await expect(words.getBoundingClientRect().left).toBe(row.getBoundingClientRect().left);
  },
};

export const Updating: Story = { args: { isUpdating: true } };

export const Empty: Story = { args: { rows: [] } };

export const Error: Story = {
  args: { rows: [], state: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'x',
        icon: <XMark size="l" />,
        title: 'Очень длинное название браузера на ещё более длинной операционной системе',
        badge: <StatusBadge status="accepted">Это устройство</StatusBadge>,
        details: ['0x61bd8fc1e30526aaf1c4706ada595d6d236d98830x61bd8fc1e30526aaf1c4706ada595d6d236d9883'],
        end: <Button size="s">Завершить сеанс</Button>,
      },
    ],
  },
  globals: { language: 'ru', width: '320' },
};

export const RightToLeftDark: Story = {
  args: {
    rows: [
      {
        id: 'wallet',
        icon: <WalletIcon size="l" />,
        title: 'المحفظة',
        details: ['غير مرتبطة'],
        end: <Button size="s">ربط</Button>,
      },
    ],
    messages: { ...meta.args.messages, label: 'الحسابات المرتبطة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

function Endable(props: ComponentProps<typeof DetailList>) {
  const [ids, setIds] = useState(['first', 'second']);
  return (
    <DetailList
      {...props}
      rows={ids.map((id) => ({
        id,
        title: id,
        end: <Button onPress={() => setIds(ids.filter((other) => other !== id))}>End {id}</Button>,
      }))}
    />
  );
}

/** An action that removes its own row leaves focus in the list. */
export const Keyboard: Story = {
  render: (args) => <Endable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'End first' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Linked accounts' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'End second' })).toHaveFocus();
  },
};
