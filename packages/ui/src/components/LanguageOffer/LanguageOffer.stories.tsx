import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageOffer } from './index.ts';

const meta = {
  title: 'Components/LanguageOffer',
  component: LanguageOffer,
  args: {
    lang: 'es-419',
    onAccept: fn(),
    onDismiss: fn(),
    messages: { label: 'Idioma', accept: 'Ver en español', dismiss: 'Seguir en inglés' },
  },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Idioma' })).toHaveAttribute('lang', 'es-419');
  },
};

/** In every language, the offer fits on one line of a phone, so its height is known before it renders. */
export const LongText: Story = {
  args: {
    lang: 'ru',
    messages: { label: 'Язык', accept: 'Читать на русском языке', dismiss: 'Остаться на английском' },
  },
  globals: { viewport: { value: 'mobile1' }, language: 'ru' },
};

export const RightToLeftDark: Story = {
  args: {
    lang: 'ar',
    messages: { label: 'اللغة', accept: 'العرض بالعربية', dismiss: 'البقاء على الإنجليزية' },
  },
  globals: { direction: 'rtl', scheme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver en español' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Seguir en inglés' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
