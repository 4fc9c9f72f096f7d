import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { InfoPage, InfoSection } from './index.ts';

const steps = (titles: string[], text: string, link: string) =>
  titles.map((title, index) => (
    <InfoSection
      key={title}
      number={index + 1}
      title={title}
      action={
        <Link variant="button" href="#there">
          {link}
        </Link>
      }
    >
      <p>{text}</p>
    </InfoSection>
  ));

const meta = {
  title: 'Layouts/InfoPage',
  component: InfoPage,
  args: {
    title: 'How it works',
    lead: 'Take part, earn points and see where you stand.',
    children: steps(
      ['Log in', 'Complete quests', 'Come back every day'],
      'Follow the channels, link your wallet and confirm your email. Each quest shows its reward before you start.',
      'Go to quests',
    ),
  },
} satisfies Meta<typeof InfoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '2 Complete quests' })).toBeVisible();
  },
};

export const WithoutSteps: Story = {
  args: {
    children: (
      <InfoSection title="Points">
        <p>They are counted once, at the end.</p>
      </InfoSection>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Как это работает',
    children: steps(
      ['Выполняйте задания', 'Приглашайте друзей'],
      'Достопримечательности '.repeat(8),
      'Перейти к заданиям сообщества',
    ),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { title: 'كيف يعمل', lead: 'شارك واجمع النقاط', children: steps(['سجّل الدخول'], 'أكمل المهام', 'المهام') },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab reaches the page's action, then the search field, then each step's link in turn. */
export const Keyboard: Story = {
  args: { action: <Button>Print</Button>, toolbar: <TextField label="Search the steps" type="search" /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search the steps' })).toHaveFocus();
    for (const name of ['1 Log in', '2 Complete quests', '3 Come back every day']) {
      await userEvent.tab();
      await expect(within(canvas.getByRole('region', { name })).getByRole('link')).toHaveFocus();
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
