import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { addons } from 'storybook/preview-api';
import { applyAccent } from '../../../../../.storybook/accent.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

const meta = { title: 'Foundations/Theme editor' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const accentOfPage = () => getComputedStyle(document.documentElement).getPropertyValue('--ui-color-accent');

/** Recolors this page immediately, and all other stories through a Storybook global. */
function share(accent: string) {
  applyAccent(accent);
  addons.getChannel().emit('updateGlobals', { globals: { accent } });
}

export const Editor: Story = {
  render: (_, { globals }) => <ThemeEditor accent={globals.accent as string} onAccentChange={share} />,
  play: async ({ canvas }) => {
    const own = accentOfPage();
    const field = canvas.getByRole('textbox', { name: 'CSS color' });
    await userEvent.type(field, '#0057ff');
    await waitFor(() => expect(accentOfPage()).toBe('#0057ff'));
    await expect(canvas.getByText(/--ui-color-accent: #0057ff;/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'no color');
    await expect(canvas.getByText(/is not an opaque CSS color/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(accentOfPage()).toBe(own));
  },
};
