import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ShareNetworkIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { Points } from '../Points/index.ts';
import { SharePopover } from '../../components/SharePopover/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { AppealSteps } from '../AppealSteps/index.ts';
import { QuestSteps } from './index.ts';

const messages = { steps: 'Steps', done: 'done' };
const onConnect = fn();

const meta = {
  title: 'Community/QuestSteps',
  component: QuestSteps,
  args: {
    description: 'Releases and calls for builders are announced there first.',
    points: <Points value={100} isSigned />,
    status: 'started',
    statusLabel: 'Started, not verified',
    steps: [
      {
        id: 'connect',
        title: 'Connect your Discord account',
        description: 'Discord asks for your permission, then brings you back here.',
        isDone: true,
      },
      {
        id: 'join',
        title: 'Join the server',
        action: (
          <Link variant="button" href="#discord" isExternal messages={{ newTab: 'opens in a new tab' }}>
            Open Discord
          </Link>
        ),
      },
      { id: 'verify', title: 'Verify', description: 'We check your membership with Discord. It takes a few seconds.' },
    ],
    messages,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '480px' }}>
        <Panel>
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof QuestSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Steps' }).children;
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toHaveTextContent('done');
    await expect(steps[1]).not.toHaveTextContent('done');
  },
};

/** Not accepted: the member can appeal or try again. */
export const Refused: Story = {
  args: {
    status: 'rejected',
    statusLabel: 'Rejected',
    note: 'Not accepted, but you can try again. Note from the admin: The link is empty.',
    appeal: <Button size="s">Appeal this decision</Button>,
  },
};

export const Appealed: Story = {
  args: {
    ...Refused.args,
    appeal: (
      <AppealSteps
        status="open"
        text="The link works now."
        messages={{ label: 'Your appeal', appealed: 'Appealed on November 20', outcome: 'Waiting for an admin' }}
      />
    ),
  },
};

export const Shared: Story = {
  args: {
    share: (
      <SharePopover
        url="https://community.example/quest/2"
        text="Join our Discord"
        trigger={(props) => (
          <IconButton {...props} messages={{ label: 'Share' }} hasTooltip={false}>
            <ShareNetworkIcon size="l" />
          </IconButton>
        )}
        messages={{
          title: 'Share this quest',
          link: 'Link to this quest',
          copy: 'Copy link',
          copied: 'Link copied!',
          copyFailed: 'Select the link and copy it manually.',
          newTab: 'opens in a new tab',
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

export const WithFields: Story = {
  args: {
    description: undefined,
    status: 'notStarted',
    statusLabel: 'Not started',
    steps: [
      {
        id: 'address',
        title: 'Tell us your address',
        action: <TextField label="Email address" type="email" />,
      },
      { id: 'open', title: 'Open the link in the email' },
    ],
  },
};

export const InReview: Story = {
  args: {
    status: 'inReview',
    statusLabel: 'In review',
    steps: [],
    note: 'An admin will review it, usually within a day. You’ll see the result here.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/usually within a day/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Failed: Story = {
  args: { errorMessage: 'Discord says that you are not in the server yet. Join it with the account you connected.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Discord says'));
  },
};

export const LongText: Story = {
  args: {
    description: 'Подключите учётную запись Discord, вступите на сервер и представьтесь в приветственном канале.',
    statusLabel: 'Начато, выполнение ещё не подтверждено',
    steps: [
      {
        id: 'connect',
        title: 'Подключите учётную запись Discord, которой вы пользуетесь чаще всего',
        description: 'Discord спросит, согласны ли вы, и вернёт вас сюда.',
        action: <Button>Подключить учётную запись Discord</Button>,
      },
      { id: 'verify', title: 'Проверьте выполнение', description: 'Проверка занимает несколько секунд.' },
    ],
    messages: { steps: 'Шаги', done: 'готово' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    description: 'تُعلَن هناك الإصدارات والدعوات أولًا.',
    statusLabel: 'بدأت',
    steps: [
      { id: 'connect', title: 'اربط حسابك', isDone: true },
      { id: 'join', title: 'انضم إلى الخادم', action: <Button>افتح</Button> },
    ],
    messages: { steps: 'الخطوات', done: 'تم' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  args: {
    steps: [
      { id: 'connect', title: 'Connect your account', action: <Button onPress={onConnect}>Connect</Button> },
      { id: 'join', title: 'Join the server', action: <Button>Open</Button> },
    ],
  },
  play: async ({ canvas }) => {
    onConnect.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Connect' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onConnect).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
