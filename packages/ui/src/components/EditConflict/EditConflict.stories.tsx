import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EditConflict } from './index.ts';

function Live({ fields, ...props }: ComponentProps<typeof EditConflict>) {
  const [shown, setShown] = useState(fields);
  return (
    <EditConflict
      {...props}
      fields={shown}
      onChoose={(name, choice) => {
        setShown(shown.map((field) => (field.name === name ? { ...field, choice } : field)));
        props.onChoose(name, choice);
      }}
    />
  );
}

const meta = {
  title: 'Components/EditConflict',
  component: EditConflict,
  args: {
    title: 'Someone else changed 2 of the fields you changed',
    children: 'Nothing you typed is lost. Choose what to keep, then save again.',
    fields: [
      { name: 'points', label: 'Points', mine: '150', theirs: '200', choice: 'mine' },
      {
        name: 'title',
        label: 'Title in English',
        mine: 'Follow us on X',
        theirs: 'Follow the project on X',
        choice: 'mine',
      },
    ],
    onChoose: fn(),
    messages: { mine: 'Keep yours', theirs: 'Use the saved one' },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof EditConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: meta.args.title })).toHaveFocus();
  },
};

/** Tab moves from the group, which has focus initially, to the first choice. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio', { name: 'Keep yours' })[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenCalledWith('points', 'theirs');
    await expect(canvas.getAllByRole('radio', { name: 'Use the saved one' })[0]).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio', { name: 'Keep yours' })[1]).toHaveFocus();
  },
};

export const Picture: Story = {
  args: {
    title: 'Someone else changed a field you changed',
    fields: [
      {
        name: 'logo',
        label: 'Logo',
        mine: (
          <img
            alt="Your picture"
            src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='64'%3E%3Crect width='64' height='64' fill='%230057ff'/%3E%3C/svg%3E"
          />
        ),
        theirs: 'No picture',
        choice: 'mine',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    title: 'Другой человек изменил одно из тех же полей, что и вы',
    children: 'Всё, что вы ввели, осталось в форме. Выберите, что оставить, и сохраните ещё раз.',
    fields: [
      {
        name: 'description',
        label: 'Описание',
        mine: 'Сеть для приложений, которым нужны низкие комиссии. '.repeat(20),
        theirs: 'Обозреватель блоков и транзакций. '.repeat(30),
        choice: 'theirs',
      },
    ],
    messages: { mine: 'Оставить ваш вариант', theirs: 'Взять сохранённый вариант' },
  },
  globals: { language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'غيّر شخص آخر حقلًا غيّرته أنت',
    children: 'لم يضع شيء مما كتبته. اختر ما تريد الاحتفاظ به ثم احفظ مرة أخرى.',
    fields: [{ name: 'points', label: 'النقاط', mine: '150', theirs: '200', choice: 'mine' }],
    messages: { mine: 'الاحتفاظ بنسختك', theirs: 'استخدام المحفوظة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
