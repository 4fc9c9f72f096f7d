import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { PlusIcon } from '../../components/Icon/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Layouts/PageHeader',
  component: PageHeader,
  args: {
    title: 'Top Projects',
    lead: 'Explore PWR project applicants from founders and developers worldwide.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = { args: { action: <Button icon={<PlusIcon />}>Submit a project</Button> } };

export const TitleAlone: Story = { args: { lead: undefined } };

export const LongText: Story = {
  args: {
    title: 'Лучшие проекты сообщества и кандидаты нового сезона',
    lead: 'Изучайте проекты-кандидаты PWR от основателей и разработчиков со всего мира.',
    action: <Button icon={<PlusIcon />}>Предложить проект</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftDark: Story = {
  args: {
    title: 'أفضل المشاريع',
    lead: 'استكشف المشاريع من المؤسسين والمطورين حول العالم.',
    action: <Button icon={<PlusIcon />}>أضف مشروعًا</Button>,
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** The action is the only tab stop; its menu returns focus to it. */
export const Keyboard: Story = {
  args: {
    action: (
      <Menu
        trigger={(props) => <Button {...props}>Submit</Button>}
        items={[
          { id: 'project', label: 'A project' },
          { id: 'meme', label: 'A meme' },
        ]}
        onAction={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const action = canvas.getByRole('button', { name: 'Submit' });
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'A project' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
