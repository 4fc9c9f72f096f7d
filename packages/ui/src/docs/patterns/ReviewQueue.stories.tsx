import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ReviewScreen } from './ReviewScreen.tsx';

const meta = {
  title: 'Patterns/ReviewQueue',
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile2' } };

export const Review: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'error' } };

export const Empty: Story = { args: { isEmpty: true } };

export const Russian: Story = { args: { language: 'ru' }, globals: { language: 'ru' } };

export const RightToLeftDark: Story = { args: { language: 'ar' }, globals: { scheme: 'dark', direction: 'rtl' } };

export const PhoneQueue: Story = { args: { view: 'queue' }, globals: phone };

export const PhoneItem: Story = { globals: phone };

export const PhoneItemDark: Story = { globals: { ...phone, scheme: 'dark' } };

export const PhoneInRussian: Story = { args: { language: 'ru' }, globals: { ...phone, language: 'ru' } };

/** Keyboard only: two decisions, one of which is undone. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /Ran a VIDA/ });
    for (let stops = 0; document.activeElement !== first && stops < 20; stops += 1) await userEvent.tab();
    await expect(first).toHaveFocus();

    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('2 of 12, meme-gm-operator.png, linh.nguyen'),
    );
    await userEvent.keyboard('+');
    await expect(canvas.getByRole('button', { name: 'Accept for 300 points' })).toBeEnabled();
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 11, PWR wallet'));

    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 11, PWR wallet'));
    await userEvent.keyboard('3');
    await expect(canvas.getByRole('radio', { name: 'Spam or promotional content' })).toBeChecked();
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 10, gm gm gm'));
    await userEvent.keyboard('u');
    await expect(canvas.getByRole('button', { name: /PWR wallet/ })).toBeVisible();
    await expect(first).toHaveFocus();
  },
};

/** When a decision unmounts the focused row, focus moves to the next row. */
export const FocusGoesOn: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Ran a VIDA/ }).focus();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('button', { name: /meme-gm-operator/ })).toHaveFocus();
    for (let left = 11; left > 0; left -= 1) await userEvent.keyboard('a');
    await expect(canvas.getByText('Nothing to review')).toBeVisible();
    await userEvent.keyboard('u');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 1'));
  },
};

export const PhoneAccepts: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const accept = canvas.getByRole('button', { name: 'Accept' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Points to award' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    screen.getByRole('button', { name: 'Accept for 200 points' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('1 of 11');
  },
};
