import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppealSteps } from './index.ts';

const meta = {
  title: 'Community/AppealSteps',
  component: AppealSteps,
  args: {
    status: 'open',
    text: 'The second half shows each step, with the commands and what they print. Please look again.',
    messages: {
      label: 'Your appeal',
      appealed: 'Appealed on November 20',
      outcome: 'Waiting for an admin',
    },
  },
} satisfies Meta<typeof AppealSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your appeal' })).toHaveTextContent('Waiting for an admin');
  },
};

export const Accepted: Story = {
  args: { status: 'accepted', messages: { ...meta.args.messages, outcome: 'Appeal accepted on November 22' } },
};

export const Upheld: Story = {
  args: {
    status: 'upheld',
    answer: 'The steps are for an older version. Show them with the current one.',
    messages: { ...meta.args.messages, outcome: 'Decision upheld on November 22' },
  },
};

export const LongText: Story = {
  args: {
    status: 'upheld',
    text: `<b>Прочитайте</b> ещё раз 🙏\n${'Децентрализованнаяинфраструктура'.repeat(4)}`,
    answer: 'Материал по-прежнему слишком короткий. Опишите, что вы сделали, и отправьте его ещё раз.',
    messages: {
      label: 'Ваша апелляция',
      appealed: 'Апелляция подана 20 ноября 2026 г.',
      outcome: 'Решение оставлено в силе 22 ноября 2026 г.',
    },
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^<b>Прочитайте<\/b>/)).toBeVisible();
  },
};

export const RightToLeftDark: Story = {
  args: {
    status: 'upheld',
    text: 'النصف الثاني يشرح كل خطوة.',
    answer: 'الخطوات لإصدار قديم.',
    messages: { label: 'طعنك', appealed: 'قُدّم الطعن في 20 نوفمبر', outcome: 'تم تأييد القرار في 22 نوفمبر' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
