import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { useArg } from '../../docs/useArg.ts';
import { SplitLayout } from './index.ts';

const names = ['Ana Beltrán', 'Mert Aksoy', 'Kenji Mori'];

/** Selects items with buttons; an app uses links. */
function Live(props: ComponentProps<typeof SplitLayout>) {
  const [id, setId] = useArg(props.currentId);
  return (
    <SplitLayout
      {...props}
      currentId={id}
      back={<Button onPress={() => setId(null)}>Back</Button>}
      detail={
        <Panel>
          <h2>{id}</h2>
        </Panel>
      }
    >
      {names.map((name) => (
        <Button key={name} onPress={() => setId(name)}>
          {name}
        </Button>
      ))}
    </SplitLayout>
  );
}

const meta = {
  title: 'Layouts/SplitLayout',
  component: SplitLayout,
  args: {
    children: null,
    currentId: null,
    placeholder: <EmptyState illustration={<LonePole />} title="Choose a member" />,
    messages: { detail: 'Member' },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SplitLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { currentId: 'Ana Beltrán' } };

export const NothingChosen: Story = {};

/** Focus moves to the selected item. */
export const KeyboardChooses: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Member' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Mert Aksoy' })).toBeVisible();
  },
};

/** Shows either the list or the item. The back button returns focus to the control that opened the item. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Kenji Mori' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Kenji Mori' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Kenji Mori' })).toHaveFocus();
  },
};

/** The summary stays below the list, and gives way to an item. */
export const PhoneWithSummary: Story = {
  args: { summary: <Panel>Three members this week</Panel> },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Three members this week')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Choose a member' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Kenji Mori' }));
    await expect(canvas.queryByText('Three members this week')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { currentId: null, messages: { detail: 'Участник' } },
  render: (args) => (
    <SplitLayout
      {...args}
      currentId="1"
      detail={<Panel>muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine</Panel>}
    >
      <Panel>muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine</Panel>
      <Panel>Достопримечательность Децентрализованная-Инфраструктурная</Panel>
    </SplitLayout>
  ),
  globals: { language: 'ru' },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component=SplitLayout]')!;
    for (const box of [root, root.parentElement!]) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeftDark: Story = {
  args: { currentId: 'Ana Beltrán', messages: { detail: 'عضو' } },
  globals: { direction: 'rtl', scheme: 'dark' },
};
