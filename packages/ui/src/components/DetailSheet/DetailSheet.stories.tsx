import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { CategoryTag } from '../CategoryTag/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { Count } from '../Count/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { DetailSheet } from './index.ts';

const meta = {
  title: 'Components/DetailSheet',
  component: DetailSheet,
  args: {
    title: 'Ana Beltrán',
    subtitle: '@anabeltran_dev',
    picture: <Avatar memberId="1" size="l" />,
    tags: <CategoryTag>Degen</CategoryTag>,
    readings: [
      { id: 'points', label: 'Points', value: <Count value={68_420} /> },
      { id: 'joined', label: 'Member since', value: 'May 4' },
    ],
    forms: [
      {
        id: 'points',
        form: (
          <>
            <NumberField label="Points to add" step={50} defaultValue={50} />
            <Button>Add 50 points</Button>
          </>
        ),
      },
      {
        id: 'referral',
        form: (
          <>
            <NumberField label="Points per friend" step={50} defaultValue={100} />
            <Button>Save</Button>
          </>
        ),
      },
    ],
    actions: (
      <>
        <Button size="s">Mark as degen</Button>
        <Button size="s" variant="destructive">
          Disqualify member
        </Button>
      </>
    ),
    children: 'The history of their points.',
  },
} satisfies Meta<typeof DetailSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ana Beltrán' })).toBeVisible();
    await expect(canvas.getByText('68,420')).toBeVisible();
  },
};

export const HeadAlone: Story = { args: { readings: [], forms: [], actions: null, children: null, picture: null } };

export const LongText: Story = {
  args: {
    title: 'Донаудампфшиффартсгезельшафтскапитен Восьмой',
    subtitle: '@донаудампфшиффартсгезельшафтскапитен',
    tags: <CategoryTag>Дисквалифицированный участник</CategoryTag>,
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { title: 'نوفا لين', children: 'ما حدث للنقاط.' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Asks for confirmation, as an app does. */
function Disqualify() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="destructive" onPress={() => setOpen(true)}>
        Disqualify member
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={fn()}
        title="Disqualify Ana Beltrán?"
        messages={{
          confirm: 'Disqualify',
          cancel: 'Cancel',
          pending: 'Disqualifying the member',
          close: 'Close',
          scrim: 'Refresh the page',
        }}
      >
        Their points no longer count.
      </ConfirmDialog>
    </>
  );
}

/** Tab goes through the forms and actions in order. When a dialog closes, focus returns to its trigger. */
export const Keyboard: Story = {
  args: {
    actions: (
      <>
        <Button size="s">Mark as degen</Button>
        <Disqualify />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Points to add' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Points to add' })).toHaveValue('100');
    const disqualify = canvas.getByRole('button', { name: 'Disqualify member' });
    for (const stop of [
      canvas.getByRole('button', { name: 'Add 50 points' }),
      canvas.getByRole('textbox', { name: 'Points per friend' }),
      canvas.getByRole('button', { name: 'Save' }),
      canvas.getByRole('button', { name: 'Mark as degen' }),
      disqualify,
    ]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(disqualify).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
