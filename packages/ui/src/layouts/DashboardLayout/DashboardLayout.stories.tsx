import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BarChart } from '../../components/BarChart/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Count } from '../../components/Count/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { LineChart } from '../../components/LineChart/index.ts';
import { DashboardLayout } from './index.ts';

const chartMessages = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  chart: 'Chart. Use the arrow keys to move between points.',
  loading: 'Loading chart',
  error: 'Error loading the chart',
  retry: 'Retry',
  empty: 'Nothing to show yet',
};

const days = [120, 182, 95, 240, 310, 282, 1290].map((members, index) => ({
  label: `${index + 15} Nov`,
  values: { members },
}));

const charts = [
  {
    id: 'members',
    chart: (
      <LineChart
        title="New members, last seven days"
        pointLabel="Day"
        series={[{ id: 'members', label: 'New members' }]}
        points={days}
        messages={chartMessages}
      />
    ),
  },
  {
    id: 'types',
    chart: (
      <BarChart
        title="Projects by type"
        pointLabel="Type"
        series={[{ id: 'projects', label: 'Projects' }]}
        points={[
          { label: 'Software', values: { projects: 512 } },
          { label: 'Side chain', values: { projects: 214 } },
          { label: 'External VM', values: { projects: 96 } },
        ]}
        messages={chartMessages}
      />
    ),
  },
];

const readings = [
  { id: 'members', label: 'Members', value: <Count value={61_050} /> },
  { id: 'active', label: 'Active today', value: <Count value={4_211} />, note: 'of 61,050' },
  { id: 'projects', label: 'Projects', value: <Count value={1_019} /> },
  { id: 'upvotes', label: 'Upvotes', value: <Count value={38_870} /> },
];

const onRetry = fn();

const meta = {
  title: 'Layouts/DashboardLayout',
  component: DashboardLayout,
  args: {
    title: 'Dashboard',
    lead: 'The community at a glance.',
    readings,
    charts,
    messages: { loading: 'Loading figures' },
  },
} satisfies Meta<typeof DashboardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the chunks of both charts have loaded. */
const allDrawn = () =>
  waitFor(async () => {
    const drawings = screen.getAllByRole('application', { name: /Chart\./ });
    await expect(drawings).toHaveLength(2);
    return drawings;
  });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText('61,050')).toBeVisible();
    await allDrawn();
  },
};

/** A figure that counts the items of a queue links to the queue. */
export const Links: Story = {
  args: {
    readings: [
      { id: 'review', label: 'Submissions in review', value: <Count value={12} />, href: '#review' },
      { id: 'quests', label: 'Unresolved quests', value: <Count value={3} />, href: '#unresolved' },
      { id: 'appeals', label: 'Open appeals', value: <Count value={0} />, href: '#appeals' },
      { id: 'reports', label: 'Reported content', value: <Count value={1} />, href: '#reports' },
      ...readings,
    ],
    charts: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open appeals' })).toHaveAttribute('href', '#appeals');
    await expect(canvas.queryByRole('link', { name: 'Members' })).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    readings: readings.map(({ id, label }) => ({ id, label })),
    charts: [
      {
        id: 'members',
        chart: (
          <LineChart
            title="New members, last seven days"
            pointLabel="Day"
            series={[{ id: 'members', label: 'New members' }]}
            points={[]}
            state="loading"
            messages={chartMessages}
          />
        ),
      },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading figures'));
  },
};

export const Failed: Story = {
  args: {
    failure: (
      <EmptyState
        illustration={<BrokenWire />}
        title="Error loading the figures"
        action={<Button onPress={onRetry}>Retry</Button>}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Показатели',
    lead: 'Сообщество с одного взгляда: участники, проекты, голоса и комментарии.',
    readings: readings.map((reading) => ({ ...reading, label: 'Участники с баллами за последнее время' })),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { title: 'لوحة المعلومات', lead: 'المجتمع في نظرة واحدة.' },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: async () => {
    await allDrawn();
    const value = await screen.findByText('512', { selector: 'tspan' });
    const bar = value.closest('svg')!.querySelector('.recharts-bar-rectangle')!;
    // The names are on the right of the bars.
    await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().left);
  },
};

/** Figures are not tab stops. Tab goes from the action to each chart, starting with its table button. */
export const Keyboard: Story = {
  args: { action: <Button>Export</Button> },
  play: async ({ canvas }) => {
    const drawings = await allDrawn();
    const tables = canvas.getAllByRole('button', { name: 'Show as table' });
    const stops = [canvas.getByRole('button', { name: 'Export' }), tables[0], drawings[0], tables[1], drawings[1]];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await expect(
      within(canvas.getByRole('table', { name: 'Projects by type' })).getByRole('rowheader', { name: 'Side chain' }),
    ).toBeVisible();
  },
};

export const KeyboardRetries: Story = {
  args: { ...Failed.args, action: <Button>Export</Button> },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
