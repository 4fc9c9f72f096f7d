import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextArea } from '../TextArea/index.ts';
import { ConfirmDialog } from './index.ts';
import { overlayInDocs } from '../../docs/overlayInDocs.ts';
import { slowExit } from '../../docs/slowExit.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: overlayInDocs } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete this comment?',
    children: 'Replies stay under “Deleted comment”. You can’t undo this.',
    messages: {
      confirm: 'Delete',
      cancel: 'Cancel',
      pending: 'Deleting comment',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen: Story['play'] = async () => {
  await screen.findByRole('alertdialog');
};

export const Default: Story = { play: seen };

export const Primary: Story = {
  args: {
    variant: 'primary',
    title: 'Accept all 14 submissions?',
    children: 'Each of them earns 250 points.',
    messages: {
      confirm: 'Accept for 250 points',
      cancel: 'Cancel',
      pending: 'Accepting',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
  play: seen,
};

/** The dialog also asks for a reason. */
export const WithField: Story = {
  args: {
    title: 'Reject this request?',
    children: 'The member can try again.',
    field: <TextArea label="Reason shown to the member" description="Optional." />,
    messages: {
      confirm: 'Reject',
      cancel: 'Cancel',
      pending: 'Saving your decision',
      close: 'Close',
      scrim: 'Refresh the page',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Reason shown to the member' })).toBeVisible();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: /Deleting comment/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { errorMessage: 'Failed to delete quest' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete quest'));
  },
};

export const LongText: Story = {
  args: {
    title: 'Дисквалифицировать пользователя донаудампфшиффартсгезельшафт?',
    children: 'Баллы пользователя будут обнулены. Это действие нельзя отменить.',
    errorMessage: 'Не удалось дисквалифицировать пользователя',
    messages: {
      confirm: 'Дисквалифицировать',
      cancel: 'Отмена',
      pending: 'Дисквалифицируем',
      close: 'Закрыть',
      scrim: 'Обновите страницу',
    },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
  play: seen,
};

export const RightToLeftDark: Story = {
  args: {
    title: 'حذف هذا التعليق؟',
    children: 'لا يمكن التراجع عن ذلك.',
    errorMessage: 'تعذر حذف التعليق',
    messages: { confirm: 'حذف', cancel: 'إلغاء', pending: 'جارٍ الحذف', close: 'إغلاق', scrim: 'تحديث الصفحة' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: seen,
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The second press of a double click reaches the dialog while it closes. */
export const DoublePress: Story = {
  decorators: slowExit,
  render: function Closing(args) {
    const [isOpen, setOpen] = useState(true);
    const confirm = () => {
      args.onConfirm();
      setOpen(false);
    };
    return <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={setOpen} onConfirm={confirm} />;
  },
  play: async ({ args }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The action removes the dialog's trigger, so focus moves to the surrounding element. */
export const KeyboardDeletesItsTrigger: Story = {
  args: { isOpen: false },
  render: function Row(args) {
    const [isOpen, setOpen] = useState(false);
    const [isGone, setGone] = useState(false);
    return (
      <ul tabIndex={-1} aria-label="Comments">
        <li>{!isGone && <Button onPress={() => setOpen(true)}>Delete the first one</Button>}</li>
        <ConfirmDialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={() => {
            setGone(true);
            setOpen(false);
          }}
        />
      </ul>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the first one' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Comments' })).toHaveFocus());
  },
};
