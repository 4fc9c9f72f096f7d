import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cardMessages, projects } from '../../docs/patterns/fixtures.tsx';
import { ProjectCard, ProjectCardSkeleton } from './index.ts';

const meta = {
  title: 'Community/ProjectCard',
  component: ProjectCard,
  args: {
    project: projects[1]!,
    href: '#/projects?project=2',
    commentsHref: '#/projects?project=2&tab=comments',
    onUpvote: fn(),
    onIntent: fn(),
    messages: cardMessages,
  },
  // Stands in for the list, whose inline size the row's container queries measure.
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Upvoted: Story = { args: { project: projects[0]! } };

/** Categories link to their projects; the rest of the row still opens the project. */
export const CategoryLinks: Story = {
  args: { getCategoryHref: (category) => `#/projects?category=${encodeURIComponent(category)}` },
  play: async ({ args, canvas, canvasElement }) => {
    const [category] = args.project.categories;
    const link = canvas.getAllByRole('link', { name: category })[0]!;
    await expect(link).toHaveAttribute('href', `#/projects?category=${encodeURIComponent(category!)}`);
    const at = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
    };
    await expect(at(link)).toBe(link);
    await expect(at(canvasElement.querySelector('[data-part=description]')!)).toBe(
      canvas.getByRole('link', { name: args.project.name }),
    );
  },
};

export const WithoutLogo: Story = { args: { project: projects[4]! } };

/** A row is as tall as its text, and at least as tall as its upvote button. */
export const ShortBio: Story = {
  args: { project: projects[2]! },
  render: (args) => (
    <>
      <ProjectCard {...args} />
      <ProjectCard {...args} project={projects[1]!} />
    </>
  ),
  globals: { width: '768' },
  play: async ({ canvasElement }) => {
    const [one, two] = Array.from(canvasElement.querySelectorAll('[data-component=ProjectCard]'), (row) => ({
      height: row.getBoundingClientRect().height,
      line: parseFloat(getComputedStyle(row.querySelector('[data-part=description]')!).lineHeight),
    }));
    await expect(two!.height - one!.height).toBe(one!.line);
  },
};

/** The skeleton is exactly as tall as a row with a two-line bio. */
export const Loading: Story = {
  globals: { width: '768' },
  render: (args) => (
    <>
      <ProjectCardSkeleton />
      <ProjectCard {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, card] = ['ProjectCardSkeleton', 'ProjectCard'].map((name) =>
      canvasElement.querySelector(`[data-component=${name}]`)!,
    );
    await expect(skeleton!.getBoundingClientRect().height).toBe(card!.getBoundingClientRect().height);
  },
};

export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'mobile2' }, width: 'full' } };

/** A press anywhere in the row opens the project. */
export const WholeRow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector('[data-component=ProjectCard]')!.getBoundingClientRect();
    const name = canvas.getByRole('link', { name: 'Moraine' });
    await expect(document.elementFromPoint(row.left + row.width / 2, row.top + row.height - 8)).toBe(name);
    const upvote = canvas.getByRole('button').getBoundingClientRect();
    const atUpvote = document.elementFromPoint(upvote.left + 8, upvote.top + 8);
    await expect(atUpvote?.closest('button')).toBe(canvas.getByRole('button'));
  },
};

export const LongText: Story = {
  args: {
    project: {
      ...projects[0]!,
      name: 'Достопримечательность децентрализованной инфраструктуры',
      bio: 'Plataforma de finanzas descentralizadas que proporciona un conjunto de herramientas, incluidos préstamos, empréstitos y monedas estables, sobre varias cadenas a la vez.',
      categories: ['Программное приложение', 'Инфраструктура', 'Децентрализованные финансы', 'Конфиденциальность'],
      upvotes: 1284567,
      comments: 10466,
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeftDark: Story = {
  args: {
    project: {
      ...projects[0]!,
      name: 'كيلن سايد',
      bio: 'منصة تمويل لامركزية للإقراض والاقتراض.',
      categories: ['آلة افتراضية خارجية'],
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Moraine' })).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalledWith(args.project);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '31 comments on Moraine' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upvote Moraine, 962 upvotes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUpvote).toHaveBeenCalledWith(args.project, true);
  },
};
