import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { CodeIcon, EnvelopeSimpleIcon, ImageIcon, WalletIcon, XMark } from '../../components/Icon/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { Points } from '../Points/index.ts';
import { QuestCard, QuestCardSkeleton } from './index.ts';

const onPress = fn();

const meta = {
  title: 'Community/QuestCard',
  component: QuestCard,
  args: {
    title: 'Subscribe to the newsletter',
    description: 'Confirm your address, and it is yours.',
    points: <Points value={25} isSigned />,
    icon: <EnvelopeSimpleIcon size="l" />,
    state: 'notStarted',
    stateLabel: 'Not started',
    action: (props) => (
      <Button {...props} onPress={onPress}>
        Start
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '400px' }}>
        <Panel padding="none">
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof QuestCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Subscribe to the newsletter');
  },
};

export const Next: Story = {
  args: {
    title: 'Link your PWR wallet',
    description: 'Install the extension and sign one free transaction.',
    points: <Points value={150} isSigned />,
    icon: <WalletIcon size="l" />,
    stateLabel: 'Your next step',
    isNext: true,
  },
};

export const Started: Story = {
  args: {
    description: 'We sent you a link. Open it, then check here.',
    state: 'started',
    stateLabel: 'Started, not verified',
    action: (props) => <Button {...props}>Verify</Button>,
  },
};

export const Verifying: Story = {
  args: {
    state: 'verifying',
    stateLabel: 'Verifying',
    action: (props) => (
      <Button {...props} isPending messages={{ pending: 'Verifying' }}>
        Verify
      </Button>
    ),
  },
};

export const InReview: Story = {
  args: {
    title: 'Post about running a VIDA',
    description: 'Sent 3 hours ago. Reviews take about a day.',
    points: (
      <>
        up to <Points value={500} isSigned />
      </>
    ),
    icon: <XMark size="l" />,
    state: 'inReview',
    stateLabel: 'In review',
    action: (props) => (
      <Button {...props} variant="quiet">
        View post
      </Button>
    ),
  },
};

export const Failed: Story = {
  args: {
    title: 'Make a meme',
    description: 'Low quality or lacks detail. You can send another one.',
    points: <Points value={200} isSigned />,
    icon: <ImageIcon size="l" />,
    state: 'failed',
    stateLabel: 'Rejected',
    action: (props) => <Button {...props}>See why</Button>,
  },
};

export const Locked: Story = {
  args: {
    title: 'Ambassador embeds',
    description: 'Opens at 10,000 points. You need 1,760 more.',
    points: <Points value={300} isSigned />,
    icon: <CodeIcon size="l" />,
    state: 'locked',
    stateLabel: 'Locked',
    action: undefined,
    progress: { value: 8240, max: 10_000, label: '8,240 of 10,000 points' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '8,240 of 10,000 points' })).toBeVisible();
  },
};

export const Completed: Story = {
  args: {
    title: 'Follow PWR on X',
    description: 'Follow @pwrlabs and stay subscribed.',
    points: <Points value={50} isSigned />,
    icon: <XMark size="l" />,
    state: 'completed',
    stateLabel: 'Completed 14 Nov',
    action: undefined,
  },
};

export const Loading: Story = { render: () => <QuestCardSkeleton /> };

export const LoadingProgress: Story = {
  args: { isLoading: true },
  render: function Arriving(args) {
    const [isLoading, setLoading] = useState(args.isLoading);
    return (
      <>
        <QuestCard {...args} isLoading={isLoading} />
        <Button onPress={() => setLoading(!isLoading)}>Load</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Subscribe to the newsletter' });
    const { height } = card.getBoundingClientRect();
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Not started')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Start/ })).toBeNull();
    const load = canvas.getByRole('button', { name: 'Load' });
    await userEvent.click(load);
    await expect(canvas.getByText('Not started')).toBeVisible();
    await expect(card).not.toHaveAttribute('aria-busy');
    await expect(card.getBoundingClientRect().height).toBe(height);
    await userEvent.click(load);
  },
};

export const LongText: Story = {
  args: {
    title: 'Привяжите децентрализованный PWR-кошелёк к учётной записи',
    description: 'Установите расширение в браузере и подпишите одну бесплатную транзакцию, чтобы получить баллы.',
    points: (
      <>
        до <Points value={1500} isSigned /> за каждого
      </>
    ),
    state: 'started',
    stateLabel: 'Начато, но ещё не подтверждено',
    action: (props) => <Button {...props}>Проверить выполнение</Button>,
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'اربط محفظة PWR',
    description: 'ثبّت الإضافة ووقّع معاملة مجانية واحدة.',
    points: <Points value={150} isSigned />,
    stateLabel: 'خطوتك التالية',
    isNext: true,
    action: (props) => <Button {...props}>ابدأ</Button>,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    onPress.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start Subscribe to the newsletter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
