import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { Select } from '../Select/index.ts';
import { LineChart } from './index.ts';

const messages = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  chart: 'Chart. Use the arrow keys to move between points.',
  loading: 'Loading chart',
  error: 'Error loading the chart',
  retry: 'Retry',
  empty: 'Nothing to show yet',
  emptyHint: 'Figures appear after the first day.',
};

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    title: 'New members, last seven days',
    pointLabel: 'Day',
    series: [{ id: 'members', label: 'New members' }],
    points: [120, 182, 95, 240, 310, 282, 1290].map((members, index) => ({
      label: `${index + 15} Nov`,
      values: { members },
    })),
    onRetry: fn(),
    messages,
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the chart's chunk has loaded. */
const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('application', { name: /Chart\./ });
};

/** The table holds the same data for people who can't see the chart. */
export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('application', { name: /^New members, last seven days Chart\./ });
    await drawn(context);
    const table = context.canvas.getByRole('table', { name: 'New members, last seven days' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(within(table).getByRole('row', { name: /^21 Nov 1,290$/ })).toBeInTheDocument();
  },
};

export const SeveralSeries: Story = {
  args: {
    title: 'Quests, last seven days',
    series: [
      { id: 'completed', label: 'Completed' },
      { id: 'started', label: 'Started' },
      { id: 'rejected', label: 'Rejected' },
    ],
    points: [310, 420, 380, 510, 640, 600, 720].map((completed, index) => ({
      label: `${index + 15} Nov`,
      values: { completed, started: 900 - Math.round(completed / 3) - index * 12, rejected: 40 + ((index * 37) % 60) },
    })),
  },
  play: drawn,
};

/** With a Select for the period beside the title. */
export const WithAction: Story = {
  args: {
    title: 'New members',
    action: (
      <Select
        label="Time"
        isLabelHidden
        size="s"
        value="week"
        onChange={fn()}
        items={[
          { id: 'week', label: 'Past week' },
          { id: 'year', label: 'Past year' },
        ]}
      />
    ),
  },
  play: drawn,
};

/** With this many points, only the last one has a marker. */
export const ManyPoints: Story = {
  args: {
    title: 'New members, last 90 days',
    points: Array.from({ length: 90 }, (_, index) => ({
      label: `Day ${index + 1}`,
      values: { members: 200 + index * 3 + ((index * 53) % 90) },
    })),
  },
  play: drawn,
};

export const OnePoint: Story = { args: { points: meta.args.points.slice(0, 1) }, play: drawn };

export const AllZero: Story = {
  args: { points: meta.args.points.map(({ label }) => ({ label, values: { members: 0 } })) },
  play: drawn,
};

export const Loading: Story = {
  args: { state: 'loading', points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading chart')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { points: [] } };

export const Error: Story = {
  args: { state: 'error', points: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AsTable: Story = {
  args: SeveralSeries.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    ...SeveralSeries.args,
    title: 'Выполненные, начатые и отклонённые задания за последнюю неделю',
    pointLabel: 'День',
    points: SeveralSeries.args!.points!.map((point, index) => ({ ...point, label: `${index + 15} нояб.` })),
    series: [
      { id: 'completed', label: 'Выполненные задания' },
      { id: 'started', label: 'Начатые' },
      { id: 'rejected', label: 'Отклонённые' },
    ],
    messages: { ...messages, showTable: 'Показать таблицей', showChart: 'Показать диаграммой' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  play: drawn,
};

export const RightToLeftDark: Story = {
  args: {
    ...SeveralSeries.args,
    title: 'المهام في سبعة أيام',
    pointLabel: 'اليوم',
    points: SeveralSeries.args!.points!.map((point, index) => ({ ...point, label: `${index + 15} نوفمبر` })),
    series: [
      { id: 'completed', label: 'مكتملة' },
      { id: 'started', label: 'بدأت' },
      { id: 'rejected', label: 'مرفوضة' },
    ],
    messages: { ...messages, showTable: 'عرض كجدول', showChart: 'عرض كمخطط' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: drawn,
};

export const Keyboard: Story = {
  play: async (context) => {
    await drawn(context);
    const { canvas } = context;
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show as table' });
    await expect(toggle).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('16 Nov New members 182'));
    // The visually hidden table must not be a tab stop, because its focus ring would be invisible.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};
