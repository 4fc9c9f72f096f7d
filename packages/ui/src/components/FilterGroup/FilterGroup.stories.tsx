import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { useArg } from '../../docs/useArg.ts';
import { FilterGroup } from './index.ts';

const types = [
  { value: '', label: 'All', count: 218 },
  { value: 'EXTERNAL_VM', label: 'External VM', count: 64 },
  { value: 'BITCOIN_DAPP', label: 'Bitcoin side chain', count: 22 },
  { value: 'ETH_DAPP', label: 'Eth side chain', count: 41 },
  { value: 'SOFTWARE_BASED_APP', label: 'Software based app', count: 91 },
];

function Live(props: ComponentProps<typeof FilterGroup>) {
  const [value, setValue] = useArg(props.value);
  return (
    <FilterGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/FilterGroup',
  component: FilterGroup,
  args: {
    label: 'Sort by',
    options: [
      { value: '', label: 'Date' },
      { value: 'total_upvotes', label: 'Most Upvoted' },
    ],
    value: 'total_upvotes',
    onChange: fn(),
  },
  render: (args) => (
    <div style={{ inlineSize: '200px', padding: '16px' }}>
      <Live {...args} />
    </div>
  ),
} satisfies Meta<typeof FilterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCounts: Story = {
  args: { label: 'Type', options: types, value: '', messages: { count: (count) => `${count} projects` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'External VM 64 projects' })).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Тип',
    options: [
      { value: 'a', label: 'Приложение на базе программного обеспечения', count: 1091 },
      { value: 'b', label: 'Cadena lateral de Bitcoin', count: 22 },
    ],
    value: 'a',
    messages: { count: (count) => `${count} проектов` },
  },
};

export const RightToLeftDark: Story = {
  args: {
    label: 'النوع',
    options: [
      { value: '', label: 'الكل', count: 218 },
      { value: 'vm', label: 'آلة افتراضية خارجية', count: 64 },
    ],
    value: '',
    messages: { count: (count) => `${count} مشروع` },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  args: { label: 'Type', options: types, value: '', messages: { count: (count) => `${count} projects` } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /All/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /External VM/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('EXTERNAL_VM');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Software/ })).toBeChecked();
  },
};
