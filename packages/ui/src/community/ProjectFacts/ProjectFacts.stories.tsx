import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShareNetworkIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { ProjectFacts, ProjectFactsSkeleton } from './index.ts';

const meta = {
  title: 'Community/ProjectFacts',
  component: ProjectFacts,
  args: {
    creator: { id: '12', name: 'Elif Demirtaş', href: '#/profile/12' },
    website: 'https://www.kilnside.example/',
    social: 'https://x.com/kilnside',
    telegram: 'https://t.me/kilnside',
    messages: {
      createdBy: 'Created by',
      website: (host) => `Website: ${host}`,
      x: 'On X',
      linkedIn: 'On LinkedIn',
      telegram: 'On Telegram',
      edit: 'Edit',
    },
  },
} satisfies Meta<typeof ProjectFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const site = canvas.getByRole('link', { name: 'Website: kilnside.example' });
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
};

export const LinkedIn: Story = {
  args: { social: 'https://de.linkedin.com/in/elif' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'On LinkedIn' })).toBeVisible();
  },
};

/** A host that merely ends in the same letters is not LinkedIn. */
export const NotLinkedIn: Story = {
  args: { social: 'https://notlinkedin.com/linkedin.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'On X' })).toBeVisible();
  },
};

export const ForItsCreator: Story = {
  args: {
    editHref: '#/projects/1/edit',
    share: (
      <IconButton messages={{ label: 'Share' }}>
        <ShareNetworkIcon />
      </IconButton>
    ),
  },
};

/** A creator without a profile, such as a deleted member. */
export const CreatorWithoutProfile: Story = {
  args: { creator: { id: '12', name: 'Deleted member' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deleted member')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Deleted member' })).toBeNull();
  },
};

/** Members can enter anything, so unsafe addresses are left out. */
export const UnsafeAddresses: Story = {
  args: { website: 'javascript:alert(1)', social: 'kilnside', telegram: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Loading: Story = { render: () => <ProjectFactsSkeleton /> };

export const LongText: Story = {
  args: {
    creator: { id: '12', name: 'Достопримечательность-Константинопольская', href: '#/profile/12' },
    website: 'https://a-very-long-name-of-a-decentralized-thing.example/',
    editHref: '#/edit',
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** On a narrow screen, “Created by” is hidden visually, but screen readers still read it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Created by');
    await expect(words.checkVisibility()).toBe(true);
    if (innerWidth < 360) await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const RightToLeftDark: Story = {
  args: {
    creator: { id: '12', name: 'إليف دميرتاش', href: '#/profile/12' },
    messages: {
      createdBy: 'أنشأه',
      website: (host) => `الموقع: ${host}`,
      x: 'على X',
      linkedIn: 'على LinkedIn',
      telegram: 'على Telegram',
      edit: 'تعديل',
    },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  args: { editHref: '#/edit' },
  play: async ({ canvas }) => {
    for (const name of ['Elif Demirtaş', 'Edit', 'Website: kilnside.example', 'On X', 'On Telegram']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
