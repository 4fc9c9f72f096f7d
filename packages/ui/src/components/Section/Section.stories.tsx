import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Panel } from '../Panel/index.ts';
import { Section, SectionGrid } from './index.ts';

const meta = {
  title: 'Components/Section',
  component: Section,
  subcomponents: { SectionGrid },
  args: {
    title: 'Latest activity',
    children: <Panel>What members did lately.</Panel>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Latest activity' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Latest activity');
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Link variant="button" href="#docs" isExternal messages={{ newTab: 'opens in a new tab' }}>
        Documentation
      </Link>
    ),
  },
};

export const SideBySide: Story = {
  render: (args) => (
    <SectionGrid>
      <Section {...WithAction.args} title="Invite friends">
        <Panel>Who joined, and how far each of them is.</Panel>
      </Section>
      <Section {...args} />
    </SectionGrid>
  ),
};

/** Stacked at every width, as in a dialog. */
export const OneColumn: Story = {
  render: (args) => (
    <SectionGrid columns={1}>
      <Section {...args} />
      <Section {...args} title="Invite friends" />
    </SectionGrid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((part) => part.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThan(first!.bottom);
  },
};

export const LongText: Story = {
  args: {
    ...WithAction.args,
    title: 'Последние действия участников и администраторов',
    children: <Panel>Достопримечательности последнего времени.</Panel>,
  },
  globals: { language: 'ru', viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: { title: 'آخر النشاطات', children: <Panel>ما فعله الأعضاء مؤخرًا.</Panel> },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** Tab visits a section's action before its content, and finishes one section before the next. */
export const Keyboard: Story = {
  render: () => (
    <SectionGrid>
      {['Latest activity', 'Invite friends'].map((title) => (
        <Section key={title} title={title} action={<Link href="#all">Show all</Link>}>
          <Panel>
            <Link href="#nova">Nova Lindqvist</Link>
          </Panel>
        </Section>
      ))}
    </SectionGrid>
  ),
  play: async ({ canvas }) => {
    for (const title of ['Latest activity', 'Invite friends'])
      for (const name of ['Show all', 'Nova Lindqvist']) {
        await userEvent.tab();
        await expect(within(canvas.getByRole('region', { name: title })).getByRole('link', { name })).toHaveFocus();
      }
  },
};
