import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProjectLogo } from './index.ts';

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%23d6452b'/%3E%3Cpath d='M3 2v4m2-4L3.4 4 5 6' stroke='%23fff' fill='none' stroke-width='.8'/%3E%3C/svg%3E";

const meta = {
  title: 'Community/ProjectLogo',
  component: ProjectLogo,
  args: { name: 'Aaron Network', src: logo },
} satisfies Meta<typeof ProjectLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Monogram: Story = { args: { src: null } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AN')).toBeVisible());
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
      <ProjectLogo {...args} size="s" />
      <ProjectLogo {...args} size="m" />
      <ProjectLogo {...args} size="l" />
    </div>
  ),
};

export const NameInOtherScripts: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '12px' }}>
      <ProjectLogo name="链上 社区" />
      <ProjectLogo name="Яркий мост" />
      <ProjectLogo name="🚀" />
      <ProjectLogo name="0x" />
    </div>
  ),
};

/** Even the widest letters fit inside the socket. */
export const LongText: Story = {
  args: { name: 'Щедростьпрожектораконгломерата Жизнедеятельности', src: null },
  render: Sizes.render,
  play: async ({ canvas }) => {
    // The Cyrillic font loads on first use, and the fallback font is wider.
    await document.fonts.ready;
    for (const letters of canvas.getAllByText('ЩЖ')) {
      const socket = letters.parentElement!;
      await expect(socket.scrollWidth).toBeLessThanOrEqual(socket.clientWidth);
    }
  },
};

export const RightToLeftDark: Story = { render: Sizes.render, globals: { direction: 'rtl', scheme: 'dark' } };
