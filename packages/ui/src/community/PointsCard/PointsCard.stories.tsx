import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from '../../components/Count/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { stats } from '../../docs/patterns/questFixtures.tsx';
import { PointsCard, PointsCardSkeleton } from './index.ts';

const meta = {
  title: 'Community/PointsCard',
  component: PointsCard,
  args: { points: 8240, stats, messages: { points: 'Your points' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '400px' }}>
        <Panel padding="none">
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof PointsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['8,240', '248', '+1,150', '11 of 18', '2 of 5']);
  },
};

export const Newcomer: Story = { args: { points: 0, stats: stats.slice(2) } };

export const PointsAlone: Story = { args: { stats: [] } };

export const NegativePoints: Story = { args: { points: -40 } };

export const Loading: Story = { render: () => <PointsCardSkeleton /> };

export const LongText: Story = {
  args: {
    points: 9_007_199_254,
    stats: [
      { id: 'rank', label: 'Место в общем рейтинге', value: <Count value={1_248_310} /> },
      { id: 'quests', label: 'Заданий выполнено', value: <Count value={11} />, note: 'из 18 открытых' },
    ],
    messages: { points: 'Ваши баллы за второй сезон' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    stats: [
      { id: 'rank', label: 'الترتيب', value: <Count value={248} /> },
      { id: 'quests', label: 'المهام المنجزة', value: <Count value={11} />, note: 'من 18' },
    ],
    messages: { points: 'نقاطك' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
