import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  ChartPieSliceIcon,
  CodeIcon,
  CoinsIcon,
  FlaskIcon,
  GameControllerIcon,
  HexagonIcon,
  PaintBrushIcon,
  ScalesIcon,
  ShieldCheckIcon,
  SmileyIcon,
  TrendUpIcon,
  UsersThreeIcon,
} from '../Icon/index.ts';
import { TagPicker } from './index.ts';

const interests = [
  { value: 'nfts', label: 'NFTs', icon: <HexagonIcon /> },
  { value: 'defi', label: 'DeFi', icon: <CoinsIcon /> },
  { value: 'gamefi', label: 'GameFi', icon: <GameControllerIcon /> },
  { value: 'tokenomics', label: 'Tokenomics', icon: <ChartPieSliceIcon /> },
  { value: 'researcher', label: 'Researcher', icon: <FlaskIcon /> },
  { value: 'memes', label: 'Memes', icon: <SmileyIcon /> },
  { value: 'trading', label: 'Trading', icon: <TrendUpIcon /> },
  { value: 'auditor', label: 'Auditor', icon: <ShieldCheckIcon /> },
  { value: 'developer', label: 'Developer', icon: <CodeIcon /> },
  { value: 'governance', label: 'Governance', icon: <ScalesIcon /> },
  { value: 'designer', label: 'Designer', icon: <PaintBrushIcon /> },
  { value: 'community', label: 'Community', icon: <UsersThreeIcon /> },
];

function Live(props: ComponentProps<typeof TagPicker>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: '480px' }}>
      <TagPicker
        {...props}
        value={value}
        onChange={(tags) => {
          setValue(tags);
          props.onChange(tags);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/TagPicker',
  component: TagPicker,
  args: {
    label: 'Interests',
    description: 'Shown on your profile and in the leaderboard.',
    options: interests,
    value: ['defi', 'developer'],
    onChange: fn(),
    messages: {
      count: (used, max) => `${used} / ${max}`,
      full: (max) => `You can select up to ${max} tags`,
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Memes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['defi', 'developer', 'memes']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'DeFi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['developer', 'memes']);
  },
};

export const Empty: Story = { args: { value: [] } };

/** Selecting one tag too many is rejected with a message. */
export const Full: Story = {
  args: { value: ['defi', 'developer', 'memes'] },
  play: async ({ args, canvas }) => {
    const fourth = canvas.getByRole('checkbox', { name: 'Trading' });
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(fourth);
    await expect(fourth).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You can select up to 3 tags'));
    await expect(canvas.getByText('You can select up to 3 tags')).toBeVisible();
  },
};

export const OneItem: Story = { args: { options: interests.slice(0, 1), value: [] } };

export const WithoutIcons: Story = {
  args: { options: interests.map(({ value, label }) => ({ value, label })) },
};

export const Error: Story = {
  args: { value: [], errorMessage: 'Choose at least one interest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose at least one interest/);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Memes' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Интересы, по которым вас найдут',
    description: 'Видны в вашем профиле и в таблице лидеров.',
    options: [
      { value: 'defi', label: 'Децентрализованные финансы', icon: <CoinsIcon /> },
      { value: 'tokenomics', label: 'Экономика токенов и распределение вознаграждений', icon: <ChartPieSliceIcon /> },
      { value: 'developer', label: 'Разработка', icon: <CodeIcon /> },
      { value: 'governance', label: 'Управление', icon: <ScalesIcon /> },
    ],
    value: ['defi', 'tokenomics', 'developer'],
    messages: { count: (used, max) => `${used} / ${max}`, full: (max) => `Можно выбрать не больше ${max} тегов` },
  },
  globals: { language: 'ru', width: '320' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Управление' }));
  },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'الاهتمامات',
    description: 'تظهر في ملفك الشخصي.',
    options: [
      { value: 'defi', label: 'التمويل اللامركزي', icon: <CoinsIcon /> },
      { value: 'memes', label: 'ميمز', icon: <SmileyIcon /> },
      { value: 'developer', label: 'مطوّر', icon: <CodeIcon /> },
    ],
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('checkbox', { name: 'NFTs' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['defi', 'developer', 'nfts']);
    await userEvent.tab();
    await userEvent.tab();
    const third = canvas.getByRole('checkbox', { name: 'GameFi' });
    await expect(third).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(third).not.toBeChecked();
    await expect(third).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You can select up to 3 tags'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['developer', 'nfts']);
    await expect(canvas.queryByText('You can select up to 3 tags')).toBeNull();
  },
};
