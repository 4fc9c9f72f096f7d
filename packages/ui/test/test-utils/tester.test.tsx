import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../src/components/Button/index.ts';
import { ComboBox } from '../../src/components/ComboBox/index.ts';
import { DataTable, type DataTableColumn, type DataTableSort, sortRows } from '../../src/components/DataTable/index.ts';
import { Menu } from '../../src/components/Menu/index.ts';
import { Modal } from '../../src/components/Modal/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Tabs } from '../../src/components/Tabs/index.ts';
import { createToastQueue, ToastRegion } from '../../src/components/Toast/index.ts';
import { CommunityProvider } from '../../src/provider/CommunityProvider.tsx';
import { createTester } from '../../src/test-utils/index.ts';
import '../../src/theme/theme.css';

/* The published testers against the real components, with a real mouse and keyboard. */

const ui = createTester(userEvent);
/** Times out quickly, for waits that are expected to fail. */
const hasty = createTester(userEvent, { timeout: 300 });
let root: Root | undefined;

function show(children: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<CommunityProvider locale="en">{children}</CommunityProvider>);
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const yarns = [
  { id: 'wool', label: 'Wool' },
  { id: 'cotton', label: 'Cotton' },
];

function YarnSelect() {
  const [value, setValue] = useState<string>();
  return <Select label="Yarn" items={yarns} value={value} onChange={setValue} placeholder="Choose" />;
}

test('a Select opens, lists its items, and takes a choice', async () => {
  show(<YarnSelect />);
  const yarn = await ui.select('Yarn');
  expect(yarn.value).toBeNull();
  expect(await yarn.options()).toEqual(['Wool', 'Cotton']);
  expect(yarn.isOpen).toBe(true);
  await yarn.close();
  expect(yarn.isOpen).toBe(false);
  await yarn.choose('Cotton');
  expect(yarn.value).toBe('Cotton');
  await expect(hasty.select('Needle')).rejects.toThrow(/Unable to find a label with the text of: Needle/);
  await expect(hasty.select('Yarn').then((one) => one.choose('Silk'))).rejects.toThrow(/name `?"?Silk/);
});

function YarnBox() {
  const [value, setValue] = useState<string | null>(null);
  const messages = { loading: 'Searching', empty: 'No yarn found' };
  return <ComboBox label="Yarn" items={yarns} value={value} onChange={setValue} messages={messages} />;
}

test('a ComboBox filters as it is typed into', async () => {
  show(<YarnBox />);
  const yarn = await ui.comboBox('Yarn');
  await yarn.type('co');
  expect(await yarn.options()).toEqual(['Cotton']);
  await yarn.choose(/cotton/i);
  expect(yarn.value).toBe('Cotton');
  await yarn.clear();
  expect(yarn.value).toBe('');
});

test('a Menu reports its items and its action', async () => {
  const actions: string[] = [];
  show(
    <>
      <Menu
        trigger={(props) => <Button {...props}>Pattern</Button>}
        items={[
          { id: 'edit', label: 'Edit' },
          { id: 'delete', label: 'Delete' },
        ]}
        onAction={(id) => actions.push(id)}
      />
      <Button>Send</Button>
    </>,
  );
  const menu = await ui.menu('Pattern');
  expect(await menu.items()).toEqual(['Edit', 'Delete']);
  await menu.close();
  await menu.choose('Delete');
  expect(actions).toEqual(['delete']);
  expect(menu.isOpen).toBe(false);
  await expect(menu.choose('Print')).rejects.toThrow('0 items of the menu have the name “Print”.');
  await menu.close();
  await expect(ui.menu('Send')).rejects.toThrow('“Send” opens no menu.');
});

function Pattern({ isDismissable }: { isDismissable: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Edit pattern"
        isDismissable={isDismissable}
        footer={<Button onPress={() => setOpen(false)}>Save</Button>}
        messages={{ close: 'Close', scrim: 'Back' }}
      >
        <YarnSelect />
      </Modal>
    </>
  );
}

test('a dialog holds other controls, and closes by a button or Escape', async () => {
  show(<Pattern isDismissable />);
  const { click } = userEvent;
  await expect(hasty.dialog('Edit pattern')).rejects.toThrow('no open dialog with the title “Edit pattern”');
  const edit = () => [...document.querySelectorAll('button')].find((button) => button.textContent === 'Edit')!;
  await expect.poll(edit).toBeDefined();
  await click(edit());
  const dialog = await ui.dialog('Edit pattern');
  const yarn = await ui.within(dialog.element).select('Yarn');
  await yarn.choose('Wool');
  expect(yarn.value).toBe('Wool');
  await dialog.press('Save');
  await dialog.closed();
  await click(edit());
  const again = await ui.dialog(/^Edit/);
  expect(again.isOpen).toBe(true);
  await again.close();
  expect(again.isOpen).toBe(false);
});

test('a dialog that stays open is reported', async () => {
  show(<Pattern isDismissable={false} />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  await userEvent.click(document.querySelector('button')!);
  const dialog = await hasty.dialog('Edit pattern');
  await expect(dialog.close()).rejects.toThrow('The dialog “Edit pattern” stays open.');
});

test('a toast has a message and an action', async () => {
  const queue = createToastQueue();
  let retries = 0;
  show(<ToastRegion queue={queue} messages={{ region: (count) => `${count} notifications`, close: 'Close' }} />);
  queue.error('Not saved', { action: { label: 'Try again', onPress: () => retries++ } });
  const toast = await ui.toast(/saved/);
  expect(toast.message).toBe('Not saved');
  await toast.press('Try again');
  await toast.closed();
  expect(retries).toBe(1);
});

function Pages() {
  const [id, setId] = useState('patterns');
  const tabs = [
    { id: 'patterns', label: 'Patterns', content: 'Socks and hats' },
    { id: 'comments', label: 'Comments', count: 31, content: 'Lovely!' },
  ];
  return <Tabs label="Forum" tabs={tabs} selectedId={id} onChange={setId} />;
}

test('Tabs are selected by name', async () => {
  show(<Pages />);
  const tabs = await ui.tabs('Forum');
  expect(tabs.names).toEqual(['Patterns', 'Comments 31']);
  expect((await tabs.panel()).textContent).toBe('Socks and hats');
  await tabs.select(/^Comments/);
  expect(tabs.selected).toBe('Comments 31');
  await expect.poll(async () => (await tabs.panel()).textContent).toBe('Lovely!');
});

interface Member {
  id: string;
  name: string;
  points: number;
}

const members: Member[] = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Member ${index}`,
  points: index,
}));

const columns: DataTableColumn<Member>[] = [
  { id: 'name', label: 'Member', value: ({ name }) => name, isRowHeader: true },
  { id: 'points', label: 'Points', value: ({ points }) => points, isSortable: true },
  { id: 'note', label: '', value: () => '', render: ({ name }) => <Button size="s">Greet {name}</Button> },
];

function Members() {
  const [sort, setSort] = useState<DataTableSort>();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable<Member>
      columns={columns}
      rows={sort ? sortRows(members, columns, sort, 'en') : members}
      state="done"
      sort={sort}
      onSortChange={setSort}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
      onRetry={() => {}}
      messages={{
        label: 'Members',
        columns: 'Columns',
        hideColumn: (label) => `Hide ${label}`,
        showColumn: (label) => `Show ${label}`,
        exportCsv: () => 'Export CSV',
        selected: (count) => `${count} selected`,
        clearSelection: 'Clear',
        selectAll: 'Select all',
        loading: 'Loading',
        error: 'Error',
        retry: 'Try again',
        empty: 'No members',
        emptyHint: '',
      }}
    />
  );
}

test('a DataTable is read, sorted and selected', async () => {
  show(<Members />);
  const table = await ui.table('Members');
  expect(table.columns).toEqual(['Member', 'Points', '']);
  expect(table.rowCount).toBe(500);
  expect(table.rows[0]).toEqual({ Member: 'Member 0', Points: '0', '': 'Greet Member 0' });
  expect(await table.sort('Points')).toBe('ascending');
  expect(await table.sort('Points')).toBe('descending');
  expect(table.rows[0]).toMatchObject({ Member: 'Member 499' });
  await expect(table.sort('Member')).rejects.toThrow('There is no column “Member” that sorts.');
  const row = await table.row('Member 498');
  expect(row.isSelected).toBe(false);
  await row.toggle();
  expect(row.isSelected).toBe(true);
  expect(row.cells.Points).toBe('498');
  await row.press('Greet Member 498');
  await expect(hasty.table('Members').then((one) => one.row('Member 0'))).rejects.toThrow('no row “Member 0” in view');
});
