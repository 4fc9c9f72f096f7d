import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { RelativeTime } from '../../components/RelativeTime/index.ts';
import { NoteList } from './index.ts';

const ago = (text: string) => (
  <RelativeTime dateTime="2025-11-21T10:00:00Z" title="21 November 2025, 10:00">
    {text}
  </RelativeTime>
);

const meta = {
  title: 'Community/NoteList',
  component: NoteList,
  args: {
    notes: [
      {
        id: '2',
        text: 'The picture is from an older post.\nAsked for the source.',
        author: 'Mia Laurent',
        date: ago('4 minutes ago'),
        about: 'This submission',
        action: (
          <Button variant="quiet" size="s">
            Delete
          </Button>
        ),
      },
      { id: '1', text: 'Posts the same video under three accounts.', author: 'Noa Levi', date: ago('2 days ago') },
    ],
    onRetry: fn(),
    value: '',
    onChange: fn(),
    onAdd: fn(),
    limit: 1000,
    messages: {
      title: 'Notes',
      hint: 'Only admins see notes.',
      label: 'New note',
      add: 'Add note',
      pending: 'Adding the note',
      count: (used, limit) => `${used} / ${limit}`,
      left: (left) => `${left} characters left`,
      loading: 'Loading notes',
      error: 'Error loading notes',
      retry: 'Retry',
      empty: 'No notes yet',
    },
  },
  render: (args) => <Live key={args.value} {...args} />,
} satisfies Meta<typeof NoteList>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: ComponentProps<typeof NoteList>) {
  const [value, setValue] = useState(props.value);
  return (
    <NoteList
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'New note' }), ' \u200b ');
    await expect(canvas.getByRole('button', { name: 'Add note' })).toBeDisabled();
  },
};

export const WithChoice: Story = {
  args: { value: 'Asked for the source.', choice: <Checkbox defaultSelected>Only about this submission</Checkbox> },
};

export const Empty: Story = { args: { notes: [] } };

export const Loading: Story = { args: { notes: [], state: 'loading' } };

export const Error: Story = {
  args: { notes: [], state: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { value: 'Asked for the source.', isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'New note' }), '{Control>}{Enter}{/Control}');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  args: { value: 'x'.repeat(1001) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1001 / 1000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'New note' }), '{Control>}{Enter}{/Control}');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

function Deleting(props: ComponentProps<typeof NoteList>) {
  const [notes, setNotes] = useState(props.notes);
  return (
    <NoteList
      {...props}
      notes={notes.map((note) => ({
        ...note,
        action: note.action && (
          <Button variant="quiet" size="s" onPress={() => setNotes(notes.filter(({ id }) => id !== note.id))}>
            Delete
          </Button>
        ),
      }))}
    />
  );
}

/** Focus stays in the section when the focused note is deleted. */
export const Deleted: Story = {
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Notes' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    notes: [
      {
        id: '1',
        text: 'Донаудампфшиффартсгезельшафтскапитенсвитвенренте https://example.org/donaudampfschifffahrtsgesellschaft',
        author: 'Константин Константинопольский',
        date: ago('четыре месяца назад'),
        about: 'Другой материал',
        action: (
          <Button variant="quiet" size="s">
            Удалить
          </Button>
        ),
      },
    ],
    choice: <Checkbox>Только об этом материале</Checkbox>,
    messages: {
      title: 'Заметки',
      hint: 'Заметки видят только администраторы.',
      label: 'Новая заметка',
      add: 'Добавить заметку',
      pending: 'Добавляем заметку',
      count: (used, limit) => `${used} / ${limit}`,
      left: (left) => `Осталось символов: ${left}`,
      loading: 'Загружаем заметки',
      error: 'Не удалось загрузить заметки',
      retry: 'Повторить',
      empty: 'Заметок пока нет',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    notes: [{ id: '1', text: 'نشر الفيديو نفسه من ثلاثة حسابات.', author: 'ليلى', date: ago('قبل يومين') }],
    choice: <Checkbox>عن هذه المشاركة فقط</Checkbox>,
    messages: {
      title: 'ملاحظات',
      hint: 'لا يراها إلا المشرفون.',
      label: 'ملاحظة جديدة',
      add: 'إضافة',
      pending: 'جارٍ الإضافة',
      count: (used, limit) => `${used} / ${limit}`,
      left: (left) => `بقي ${left} حرفًا`,
      loading: 'جارٍ التحميل',
      error: 'تعذر التحميل',
      retry: 'إعادة المحاولة',
      empty: 'لا ملاحظات بعد',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveFocus();
    await userEvent.keyboard(' Asked for the source. ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add note' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('Asked for the source.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};
