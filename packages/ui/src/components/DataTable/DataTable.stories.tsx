import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { CategoryTag } from '../CategoryTag/index.ts';
import { Link } from '../Link/index.ts';
import { TextField } from '../TextField/index.ts';
import { DataTable, type DataTableColumn, type DataTableSort, sortRows } from './index.ts';

interface Member {
  id: string;
  name: string;
  role: string;
  points: number;
  quests: number;
  joined: string;
}

const names = [
  'Ana Beltrán',
  'Mert Aksoy',
  '0xSayo',
  'Marta Zielińska',
  'Kenji Mori',
  '孙悦',
  'selin.k',
  'Oksana Hnatiuk',
];

const membersOf = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: index < names.length ? names[index]! : `Member ${index + 1}`,
    role: index % 7 === 0 ? 'Admin' : 'Member',
    points: (index * 7919) % 70000,
    quests: index % 8,
    joined: `2025-${String((index % 12) + 1).padStart(2, '0')}-15`,
  }));

const columns: DataTableColumn<Member>[] = [
  {
    id: 'name',
    label: 'Member',
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <Link variant="quiet" href={`#profile/${id}`}>
        {name}
      </Link>
    ),
    isRowHeader: true,
    isSortable: true,
    minWidth: 176,
  },
  { id: 'role', label: 'Role', value: ({ role }) => role, render: ({ role }) => <CategoryTag>{role}</CategoryTag> },
  { id: 'quests', label: 'Quests', value: ({ quests }) => quests, isSortable: true, align: 'end' },
  { id: 'points', label: 'Points', value: ({ points }) => points, isSortable: true, align: 'end' },
  { id: 'joined', label: 'Joined', value: ({ joined }) => joined, isSortable: true, isHiddenAtFirst: true },
];

type Props = ComponentProps<typeof DataTable<Member>>;

/** Sorts the given rows, and keeps the selection in state. */
function Live(props: Props) {
  const { locale } = useLocale();
  const [sort, setSort] = useState<DataTableSort>({ columnId: 'points', direction: 'descending' });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(props.selectedIds ?? new Set());
  return (
    <DataTable<Member>
      {...props}
      rows={sortRows(props.rows, props.columns, sort, locale)}
      sort={sort}
      onSortChange={setSort}
      selectedIds={selectedIds}
      onSelectionChange={(ids) => {
        setSelectedIds(ids);
        props.onSelectionChange?.(ids);
      }}
    />
  );
}

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Member>,
  args: {
    columns,
    rows: membersOf(8),
    state: 'done',
    onSelectionChange: fn(),
    disabledIds: new Set(['1']),
    bulkActions: (
      <>
        <Button size="s">Award points</Button>
        <Button size="s" variant="destructive">
          Disqualify
        </Button>
      </>
    ),
    csvFileName: 'members.csv',
    onRetry: fn(),
    messages: {
      label: 'Members',
      columns: 'Columns',
      hideColumn: (label) => `Hide ${label}`,
      showColumn: (label) => `Show ${label}`,
      exportCsv: (selected) => (selected > 0 ? `Export ${selected} as CSV` : 'Export CSV'),
      selected: (count) => `${count} selected`,
      clearSelection: 'Clear selection',
      selectRow: (name) => `Select ${name}`,
      selectAll: 'Select all',
      loading: 'Loading members',
      error: 'Error loading members',
      retry: 'Retry',
      empty: 'No members found',
      emptyHint: 'No member matches the search.',
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DataTable<Member>>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstNames = () =>
  screen
    .getAllByRole('rowheader')
    .slice(0, 3)
    .map((cell) => cell.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Members' })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: /Points/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.queryByRole('columnheader', { name: /Joined/ })).not.toBeInTheDocument();
  },
};

export const Selected: Story = { args: { selectedIds: new Set(['2', '3', '5']) } };

export const ReadOnly: Story = {
  render: (args) => <DataTable {...args} onSelectionChange={undefined} csvFileName={undefined} />,
};

export const WithToolbar: Story = {
  args: { toolbar: <TextField label="Search members" type="search" /> },
};

const manyMembers = membersOf(10_000);

/** Only rows near the viewport are rendered. */
export const TenThousandRows: Story = {
  args: { rows: manyMembers },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    const few = () => expect(grid.querySelectorAll('*').length).toBeLessThan(700);
    await few();
    grid.scrollTop = 260_000;
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('row').at(-1)!.getAttribute('aria-rowindex'))).toBeGreaterThan(4900),
    );
    await few();
    // The rendered rows are consecutive.
    const places = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(places).toEqual(places.map((_, index) => places[0]! + index));
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(all);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('9999 selected'));
    // The focused element is the only tab stop.
    await expect(
      [...grid.parentElement!.querySelectorAll('[role=grid], [role=grid] [tabindex="0"]')].filter(
        (element) => (element as HTMLElement).tabIndex === 0,
      ),
    ).toEqual([all]);
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await few();
  },
};

export const Loading: Story = {
  args: { rows: [], state: 'loading' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading members'));
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Error: Story = {
  args: { rows: [], state: 'error' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { rows: membersOf(1), disabledIds: new Set() } };

/** The table scrolls in its own box; the page doesn't scroll sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongText: Story = {
  args: {
    rows: membersOf(8).map((member) => ({
      ...member,
      name: `${member.name} Донаудампфшиффартсгезельшафтскапитен`,
      role: 'Управление сообществом',
    })),
    columns: columns.map((column) => ({ ...column, label: `${column.label} участника` })),
    selectedIds: new Set(['2']),
    messages: {
      label: 'Участники',
      columns: 'Столбцы',
      hideColumn: (label) => `Скрыть «${label}»`,
      showColumn: (label) => `Показать «${label}»`,
      exportCsv: () => 'Сохранить в CSV',
      selected: (count) => `Выбрано: ${count}`,
      clearSelection: 'Снять выделение',
      selectRow: (name) => `Выбрать: ${name}`,
      selectAll: 'Выбрать всех',
      loading: 'Загружаем участников',
      error: 'Не удалось загрузить участников',
      retry: 'Повторить',
      empty: 'Никого не найдено',
      emptyHint: 'Поиску не соответствует ни один участник.',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    selectedIds: new Set(['2', '3']),
    messages: {
      label: 'الأعضاء',
      columns: 'الأعمدة',
      hideColumn: (label) => `إخفاء ${label}`,
      showColumn: (label) => `إظهار ${label}`,
      exportCsv: () => 'تصدير CSV',
      selected: (count) => `${count} محدد`,
      clearSelection: 'إلغاء التحديد',
      selectRow: (name) => `تحديد ${name}`,
      selectAll: 'تحديد الكل',
      loading: 'جارٍ التحميل',
      error: 'تعذر التحميل',
      retry: 'إعادة المحاولة',
      empty: 'لا أعضاء',
      emptyHint: 'لا يطابق البحث أي عضو.',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const KeyboardSelects: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    const [, first, second] = canvas.getAllByRole('row');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 selected'));
    await userEvent.keyboard('{Control>}a{/Control}');
    // Disabled rows are not selected.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('7 selected'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('7 selected')).toBeNull();
    await expect(second).toHaveFocus();
  },
};

function Growing({ rows, ...props }: Props) {
  const [shown, setShown] = useState(4);
  return (
    <>
      <Live {...props} rows={rows.slice(0, shown)} />
      <button hidden onClick={() => setShown(rows.length)}>
        Refetch
      </button>
    </>
  );
}

/** Arrow keys start at the focused row, even if a refetch has moved it. */
export const KeyboardAfterRowsMove: Story = {
  args: { rows: membersOf(5) },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByText(name).closest('[role=row]');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(row('Marta Zielińska')).toHaveFocus());
    canvas.getByText('Refetch').click();
    await canvas.findByText('Kenji Mori');
    await expect(row('Marta Zielińska')).toHaveFocus();
    await expect(row('Marta Zielińska')).toHaveAttribute('aria-rowindex', '3');
    await userEvent.keyboard('{ArrowUp}');
    await expect(row('Kenji Mori')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row('0xSayo')).toHaveFocus();
  },
};

/** “Clear selection” unmounts with the selection, so focus moves to the table. */
export const KeyboardClears: Story = {
  args: { selectedIds: new Set(['2', '3']) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 selected'));
    for (const name of ['Award points', 'Disqualify', 'Clear selection']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('2 selected')).toBeNull();
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const KeyboardSorts: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const member = canvas.getByRole('columnheader', { name: /Member/ });
    await userEvent.keyboard('{ArrowRight}');
    await expect(member).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(member).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstNames()).toEqual(['0xSayo', 'Ana Beltrán', 'Kenji Mori']);
    await userEvent.keyboard('{Enter}');
    await expect(member).toHaveAttribute('aria-sort', 'descending');
  },
};

export const KeyboardShowsAColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    const item = await screen.findByRole('menuitem', { name: 'Show Joined' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('columnheader', { name: 'Joined' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

/** Focus moves from the first row to the last and back, although the target row isn't rendered yet. */
export const KeyboardGoesThroughManyRows: Story = {
  args: { rows: manyMembers },
  play: async ({ canvas }) => {
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    const place = () => document.activeElement!.closest<HTMLElement>('[role=row]')?.getAttribute('aria-rowindex');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(place()).toBe('10001');
    // The grid scrolls to the row, and then renders the rows around it.
    await waitFor(() => expect(document.activeElement).toBeVisible());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(place()).toBe('10000');
    await expect(document.activeElement).toHaveRole('link');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveRole('link');
    await waitFor(() => expect(document.activeElement).toBeVisible());
    await expect(place()).toBe('10001');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(place()).toBe('2');
    await userEvent.keyboard('{PageDown}');
    await expect(Number(place())).toBeGreaterThan(4);
    // Tab leaves the grid from any cell and returns to the same cell.
    const left = place();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(place()).toBe(left);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  },
};

/** Shift extends the selection, skips disabled rows, and deselects rows when moving back. */
export const KeyboardSelectsARange: Story = {
  play: async ({ args }) => {
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 selected'));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['6', '7']));
    // The last row is disabled, so only the one above it is added.
    await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['6', '7', '2']));
    // A cleared selection doesn't come back with the next range.
    await userEvent.keyboard('{Escape}{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['3', '2']));
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['4', '3']));
  },
};

/** A selection that the caller empties, such as after deleting the rows, doesn't come back with the next range. */
export const SelectionEmptiedByItsAction: Story = {
  render: function SelectionEmptiedByItsAction(args) {
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable<Member>
        {...args}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        bulkActions={
          <Button size="s" onPress={() => setSelectedIds(new Set())}>
            Archive
          </Button>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const user = userEvent.setup();
    await user.click(box('Mert Aksoy'));
    await user.click(box('孙悦'));
    await user.click(canvas.getByRole('button', { name: 'Archive' }));
    await user.keyboard('{Shift>}');
    await user.click(box('selin.k'));
    await expect(canvas.getByText('2 selected', { selector: '[data-part=bulk-actions] *' })).toBeVisible();
    await expect(box('Mert Aksoy')).not.toBeChecked();
    // The same range shrinks again.
    await user.click(box('孙悦'));
    await user.keyboard('{/Shift}');
    await expect(box('selin.k')).not.toBeChecked();
  },
};

/** A range starts at the row that was chosen, even if the rows have moved since. */
export const RangeAfterRowsMoved: Story = {
  render: function RangeAfterRowsMoved(args) {
    const [rows, setRows] = useState(args.rows);
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <Button onPress={() => setRows(rows.toReversed())}>Reverse</Button>
        <DataTable<Member> {...args} rows={rows} selectedIds={selectedIds} onSelectionChange={setSelectedIds} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const user = userEvent.setup();
    await user.click(box('孙悦'));
    await user.click(canvas.getByRole('button', { name: 'Reverse' }));
    await user.keyboard('{Shift>}');
    await user.click(box('selin.k'));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('2 selected', { selector: '[data-part=bulk-actions] *' })).toBeVisible();
  },
};

/** The file contains the selected rows, the visible columns, and the byte order mark that Excel needs. */
export const KeyboardSaves: Story = {
  args: { selectedIds: new Set(['3', '6']) },
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    canvas.getByRole('button', { name: 'Export 2 as CSV' }).focus();
    await userEvent.keyboard('{Enter}');
    const bytes = new Uint8Array(await (made.mock.calls[0]![0] as Blob).arrayBuffer());
    made.mockRestore();
    await expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFFMember,Role,Quests,Points\r\n孙悦,Member,5,39595\r\n0xSayo,Member,2,15838\r\n',
    );
  },
};

/** The file contains all pages of a list, not only the current one. */
export const KeyboardSavesAll: Story = {
  args: {
    rows: membersOf(2),
    readAllRows: () => Promise.resolve(membersOf(3)),
    messages: { ...meta.args.messages, exporting: 'Preparing file' },
  },
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    canvas.getByRole('button', { name: 'Export CSV' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const text = await (made.mock.calls[0]![0] as Blob).text();
    made.mockRestore();
    await expect(text.trimEnd().split('\r\n')).toHaveLength(4);
  },
};

/** A column can be hidden in the table but included in the file, such as one with values too long for the table. */
export const HiddenButInFile: Story = {
  args: {
    rows: membersOf(1),
    columns: [
      ...columns,
      {
        id: 'wallet',
        label: 'Wallet',
        value: () => '0x52908400098527886E0F7030069857D2E4169EE7',
        isHiddenAtFirst: true,
        isAlwaysInFile: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Wallet' })).not.toBeInTheDocument();
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const text = await (made.mock.calls[0]![0] as Blob).text();
    made.mockRestore();
    await expect(text).toContain('Points,Wallet\r\n');
    await expect(text).toContain(',0x52908400098527886E0F7030069857D2E4169EE7\r\n');
    await expect(text).not.toContain('Joined');
  },
};

/** The actions column holds no data, so it can't be hidden and is not in the file. */
export const WithActions: Story = {
  args: {
    rows: membersOf(1),
    columns: [
      ...columns,
      {
        id: 'actions',
        label: 'Actions',
        value: () => '',
        render: ({ name }) => (
          <Button size="s" aria-label={`Mark ${name}`}>
            Mark
          </Button>
        ),
        isActions: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark Ana Beltrán' })).toBeVisible();
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const text = await (made.mock.calls[0]![0] as Blob).text();
    made.mockRestore();
    await expect(text).not.toContain('Actions');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('menuitem', { name: /Points/ })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /Actions/ })).toBeNull();
  },
};
