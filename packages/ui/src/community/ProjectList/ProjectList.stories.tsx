import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { listMessages, projects } from '../../docs/patterns/fixtures.tsx';
import { ProjectList } from './index.ts';

const meta = {
  title: 'Community/ProjectList',
  component: ProjectList,
  args: {
    projects,
    state: 'done',
    getHref: ({ id }) => `#/projects?project=${id}`,
    getCommentsHref: ({ id }) => `#/projects?project=${id}&tab=comments`,
    onUpvote: fn(),
    onRetry: fn(),
    messages: listMessages,
  },
} satisfies Meta<typeof ProjectList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Projects' });
    await expect(within(list).getAllByRole('article')).toHaveLength(5);
  },
};

export const Loading: Story = {
  args: { state: 'loading', projects: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading projects'));
  },
};

export const Empty: Story = { args: { projects: [], emptyAction: <Button>Show all projects</Button> } };

export const Error: Story = {
  args: { state: 'error', projects: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const twoLines =
  'A smart contract platform designed to reward developers by providing them with a share of the fees of their applications.';

/** Nothing shifts when rows with two-line bios load. */
export const LoadingTakesTheSameRoom: Story = {
  render: (args) => (
    <>
      <ProjectList {...args} projects={[]} state="loading" />
      <ProjectList {...args} projects={args.projects.map((project) => ({ ...project, bio: twoLines }))} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading, done] = Array.from(canvasElement.querySelectorAll('[data-component=ProjectList]'));
    await expect(loading!.getBoundingClientRect().height).toBe(done!.getBoundingClientRect().height);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: {
    projects: projects.map((project) => ({
      ...project,
      name: `${project.name} и-достопримечательности`,
      bio: project.bio.repeat(2),
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    projects: projects.map((project) => ({
      ...project,
      name: 'كيلن سايد',
      bio: 'منصة تمويل لامركزية للإقراض والاقتراض.',
    })),
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

/** A row has three tab stops: name, comments, upvote. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await userEvent.tab();
    await expect(within(first!).getByRole('heading')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(first!).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUpvote).toHaveBeenCalled();
    await userEvent.tab();
    await expect(within(second!).getByRole('heading')).toContainElement(document.activeElement as HTMLElement);
  },
};
