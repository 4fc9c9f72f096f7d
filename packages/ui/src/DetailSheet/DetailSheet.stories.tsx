import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { CategoryTag } from '../CategoryTag/index.ts';
import { Count } from '../Count/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { DetailSheet } from './index.ts';

const meta = {
  title: 'Components/DetailSheet',
  component: DetailSheet,
  args: {
    title: 'Ana Beltrán',
    subtitle: '@anabeltran_dev',
    picture: <Avatar id="1" size="l" />,
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
            <NumberField label="Points for a friend" step={50} defaultValue={100} />
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
    children: 'What happened to their points.',
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
