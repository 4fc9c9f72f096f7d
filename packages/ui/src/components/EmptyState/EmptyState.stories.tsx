import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { BrokenWire, LonePole, PlugApart, Pylons } from '../Illustration/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    illustration: <BrokenWire />,
    title: 'No results found',
    description: 'Try another word, or a category.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    illustration: <PlugApart />,
    title: 'You were signed out',
    description: 'Sign in again to pick up your draft.',
    action: <Button variant="primary">Log in</Button>,
  },
};

export const Welcome: Story = {
  args: {
    illustration: <Pylons />,
    title: 'The season has not begun',
    description: 'Quests open on 1 December.',
  },
};

export const NothingYet: Story = {
  args: { illustration: <LonePole />, title: 'No comments yet', description: 'Be the first to ask.' },
};

export const Error: Story = {
  args: {
    title: 'Error loading comments',
    description: 'Could not reach the server. Please check your network connection.',
    action: <Button>Retry</Button>,
  },
};

export const TitleAlone: Story = { args: { illustration: undefined, description: undefined } };

export const LongText: Story = {
  args: {
    title: 'По запросу «Donaudampfschifffahrtsgesellschaft» ничего не найдено ни в одном из разделов',
    description:
      'Проверьте, нет ли опечатки, или поищите по категории: названия проектов написаны так, как их дали авторы.',
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
  args: { illustration: <LonePole />, title: 'لا توجد تعليقات بعد', description: 'كن أول من يسأل.' },
  globals: { direction: 'rtl', scheme: 'dark' },
};

const onRetry = fn();

export const Keyboard: Story = {
  args: { ...Error.args, action: <Button onPress={onRetry}>Retry</Button> },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

function Retried() {
  const [isLoading, setLoading] = useState(false);
  return (
    <section aria-label="Projects">
      {isLoading ? (
        <p>Loading</p>
      ) : (
        <EmptyState title="Error loading projects" action={<Button onPress={() => setLoading(true)}>Retry</Button>} />
      )}
      <Button>Next page</Button>
    </section>
  );
}

/** The pressed button unmounts; focus stays in the same place on the page. */
export const GoesWithTheFocus: Story = {
  render: () => <Retried />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Loading')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Projects' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
  },
};
