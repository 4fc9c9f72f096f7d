import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BarChart } from './index.ts';

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
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    title: 'Grant applications by type',
    pointLabel: 'Type',
    series: [{ id: 'count', label: 'Applications' }],
    points: [
      { label: 'External VM', values: { count: 64 } },
      { label: 'Bitcoin', values: { count: 22 } },
      { label: 'Eth', values: { count: 41 } },
      { label: 'Software', values: { count: 1091 } },
    ],
    onRetry: fn(),
    messages,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the chart's chunk has loaded. */
const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('application', { name: /Chart\./ });
};

/** The table holds the same data for people who can't see the chart. */
export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('application', { name: /^Grant applications by type Chart\./ });
    await drawn(context);
    const table = context.canvas.getByRole('table', { name: 'Grant applications by type' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByRole('row', { name: /^Software 1,091$/ })).toBeInTheDocument();
  },
};

const pointsOf = (...labels: string[]) =>
  labels.map((label, index) => ({
    label,
    values: { accepted: 120 - index * 20, inReview: 40 + index * 12, rejected: 15 + index * 7 },
  }));

export const SeveralSeries: Story = {
  args: {
    title: 'Submissions by type',
    series: [
      { id: 'accepted', label: 'Accepted' },
      { id: 'inReview', label: 'In review' },
      { id: 'rejected', label: 'Rejected' },
    ],
    points: pointsOf('Posts', 'Videos', 'Memes', 'Embeds'),
  },
  play: drawn,
};

export const OnePoint: Story = { args: { points: meta.args.points.slice(0, 1) }, play: drawn };

export const AllZero: Story = {
  args: { points: meta.args.points.map(({ label }) => ({ label, values: { count: 0 } })) },
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
    title: 'Материалы, отправленные на проверку, по видам',
    pointLabel: 'Вид',
    points: pointsOf('Посты', 'Видео', 'Мемы', 'Embed'),
    series: [
      { id: 'accepted', label: 'Принятые материалы' },
      { id: 'inReview', label: 'На проверке' },
      { id: 'rejected', label: 'Отклонённые' },
    ],
    messages: { ...messages, showTable: 'Показать таблицей', showChart: 'Показать диаграммой' },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  play: drawn,
};

/** Expects each full name to fit beside its bars, inside the figure. */
const named: Story['play'] = async (context) => {
  await drawn(context);
  const figure = context.canvasElement.querySelector('figure')!;
  const box = figure.getBoundingClientRect();
  const texts = [...figure.querySelectorAll('.recharts-yAxis-tick-labels text')];
  const lettersOf = (label: string) => label.replaceAll(' ', '');
  await expect(texts.map((text) => lettersOf(text.textContent))).toEqual(
    context.args.points.map(({ label }) => lettersOf(label)),
  );
  for (const text of texts) {
    const { left, right } = text.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(box.left);
    await expect(right).toBeLessThanOrEqual(box.right);
  }
};

export const LongNames: Story = {
  args: {
    title: 'Проекты по типам',
    pointLabel: 'Тип',
    series: [{ id: 'projects', label: 'Проекты' }],
    points: [
      { label: 'Внешняя VM', values: { projects: 640 } },
      { label: 'Сайдчейн Bitcoin', values: { projects: 22 } },
      { label: 'Сайдчейн Ethereum', values: { projects: 410 } },
      { label: 'Программное приложение', values: { projects: 1091 } },
      { label: 'Без типа', values: { projects: 7 } },
    ],
  },
  globals: { language: 'ru' },
  play: named,
};

export const LongNamesNarrow: Story = {
  ...LongNames,
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    ...SeveralSeries.args,
    title: 'المشاركات حسب النوع',
    pointLabel: 'النوع',
    points: pointsOf('منشورات', 'فيديو', 'ميمات', 'تضمين'),
    series: [
      { id: 'accepted', label: 'مقبولة' },
      { id: 'inReview', label: 'قيد المراجعة' },
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
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Bitcoin Applications 22'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Eth Applications 41'));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('External VM Applications 64'));
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
