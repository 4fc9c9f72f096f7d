import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from './index.ts';

const meta = {
  title: 'Components/CheckList',
  component: CheckList,
  args: {
    checks: [
      { id: 'build', name: 'Build', result: '6a3243a' },
      { id: 'api', name: 'API', result: 'Responding', state: 'good' },
      { id: 'wallet', name: 'Wallet', result: 'Not found', state: 'bad' },
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { checks: [{ id: 'api', name: 'API', result: 'Looking' }] } };

export const LongText: Story = {
  args: {
    checks: [
      { id: 'storage', name: 'Хранилище браузера', result: 'Запрещено настройками этого браузера', state: 'bad' },
      { id: 'build', name: 'Сборка', result: 'Достопримечательность'.repeat(4) },
    ],
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { checks: [{ id: 'api', name: 'الخادم', result: 'يجيب', state: 'good' }] },
  globals: { direction: 'rtl', scheme: 'dark' },
};
