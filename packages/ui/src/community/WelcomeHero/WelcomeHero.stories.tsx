import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Count } from '../../components/Count/index.ts';
import { Pylons } from '../../components/Illustration/index.ts';
import { Link } from '../../components/Link/index.ts';
import { WelcomeHero } from './index.ts';

const onLogin = fn();

const meta = {
  title: 'Community/WelcomeHero',
  component: WelcomeHero,
  args: {
    title: 'PWR Airdrops',
    lead: 'Welcome to PWR Airdrops! Login or Connect to join challenges and get PWR Point Rewards.',
    illustration: <Pylons />,
    actions: (
      <>
        <Button variant="primary" onPress={onLogin}>
          Log in
        </Button>
        <Link variant="button" href="/projects">
          Explore projects
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof WelcomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'PWR Airdrops' })).toBeVisible();
  },
};

export const Member: Story = {
  args: {
    title: 'Welcome back, Nova Lin',
    lead: undefined,
    reading: { label: 'Your points', value: <Count value={8240} /> },
    actions: (
      <Link variant="primary" href="/projects">
        Explore projects
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your points')).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('8,240');
  },
};

export const TitleAlone: Story = { args: { lead: undefined, actions: undefined, illustration: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    title: 'С возвращением, Константин Константинопольский-Достопримечательный',
    lead: 'Добро пожаловать в PWR Airdrops! Войдите или подключитесь, чтобы выполнять задания и получать PWR Point Rewards.',
    reading: { label: 'Ваши баллы', value: <Count value={12_345_678} /> },
    actions: (
      <>
        <Button variant="primary">Войти</Button>
        <Link variant="button" href="/projects">
          Смотреть проекты сообщества
        </Link>
      </>
    ),
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    title: 'مرحبًا بك',
    lead: 'سجّل الدخول للانضمام إلى التحديات والحصول على النقاط.',
    actions: <Button variant="primary">تسجيل الدخول</Button>,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** The primary action is the first tab stop; the illustration isn't one. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    onLogin.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onLogin).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Explore projects' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
