import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ProfileHeader, ProfileHeaderSkeleton } from './index.ts';

const flag =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Crect width='3' height='2' fill='%23fff'/%3E%3Ccircle cx='1.5' cy='1' r='.6' fill='%23c2183b'/%3E%3C/svg%3E";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23c2ccd3'/%3E%3Ccircle cx='4' cy='3' r='1.6'/%3E%3Crect x='1.5' y='5.4' width='5' height='4' rx='2'/%3E%3C/svg%3E";

const onAction = fn();

const meta = {
  title: 'Community/ProfileHeader',
  component: ProfileHeader,
  args: {
    memberId: '12',
    name: 'Elif Demirtaş',
    username: 'elif',
    country: { name: 'Japan', flag },
    points: 1250,
    memberSince: 'Member since May 4, 2026',
    messages: { points: 'Points' },
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Elif Demirtaş' })).toBeVisible();
    await expect(canvas.getByRole('term')).toHaveTextContent('Points');
    await expect(canvas.getByRole('definition')).toHaveTextContent('1,250');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const OwnProfile: Story = {
  args: { action: <Button onPress={onAction}>Edit profile</Button> },
  play: async ({ canvas }) => {
    onAction.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

export const Picture: Story = { args: { picture } };

export const WithoutCountry: Story = { args: { country: undefined } };

export const CountryWithoutFlag: Story = { args: { country: { name: 'Japan' } } };

export const NegativePoints: Story = { args: { points: -40 } };

export const Loading: Story = { render: () => <ProfileHeaderSkeleton /> };

export const Phone: Story = { args: OwnProfile.args, globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    name: 'Достопримечательность Децентрализованная-Инфраструктурная',
    username: 'decentralised_infrastructure.landmark-of-the-ages',
    country: { name: 'Южная Георгия и Южные Сандвичевы острова', flag },
    points: 9007199254740991,
    memberSince: 'В сообществе с 21 сентября 2026 г.',
    action: <Button>Предложить проект</Button>,
    messages: { points: 'Баллы профиля' },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: {
    name: 'ليلى حداد',
    username: 'layla',
    country: { name: 'اليابان', flag },
    memberSince: 'عضو منذ ٤ مايو ٢٠٢٦',
    action: <Button>تعديل الملف الشخصي</Button>,
    messages: { points: 'النقاط' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};
