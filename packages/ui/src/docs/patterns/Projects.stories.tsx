import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const meta = {
  title: 'Patterns/Projects',
  component: ProjectsScreen,
  parameters: {
    layout: 'fullscreen',
    // axe accepts a skip link outside landmarks only as the first link, but links in Storybook's hidden pages precede
    // it.
    a11y: { context: { exclude: ['[data-component=SkipLink]'] } },
  },
} satisfies Meta<typeof ProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile2' } };

/** Waits until the drawer has finished opening, because the page beneath becomes inert only then. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await screen.findByRole('dialog', { busy: false });
  await waitFor(() => expect(canvasElement.closest('[inert]')).not.toBeNull());
};

export const List: Story = {};

export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ar');
    const result = await canvas.findByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(result).toHaveAttribute('data-focused');
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'error' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeftDark: Story = { globals: { scheme: 'dark', direction: 'rtl' } };

export const Phone: Story = { globals: phone };

export const SmallPhoneDark: Story = { globals: { viewport: { value: 'mobile1' }, scheme: 'dark' } };

export const QuickViewOnComments: Story = { args: { quickView: 'comments' }, play: opened };

export const QuickViewDark: Story = { args: { quickView: 'comments' }, globals: { scheme: 'dark' }, play: opened };

export const QuickViewRightToLeft: Story = {
  args: { quickView: 'comments' },
  globals: { direction: 'rtl' },
  play: opened,
};

export const QuickViewOnThePhone: Story = { args: { quickView: 'comments' }, globals: phone, play: opened };
