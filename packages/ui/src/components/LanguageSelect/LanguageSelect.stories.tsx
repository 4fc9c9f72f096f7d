import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LanguageSelect } from './index.ts';

/** Returns a flag with three stripes as a data URL. The app has real flags. */
const flag = (...bands: [string, string, string]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${bands
      .map((band, index) => `<path fill="${band}" d="M0 ${index}h4v1H0z"/>`)
      .join('')}</svg>`,
  )}`;

const meta = {
  title: 'Components/LanguageSelect',
  component: LanguageSelect,
  args: {
    value: 'en',
    onChange: fn(),
    languages: [
      { id: 'en', code: 'EN', endonym: 'English', lang: 'en', flag: flag('#012169', '#fff', '#c8102e') },
      { id: 'ru', code: 'RU', endonym: 'Русский', lang: 'ru', flag: flag('#fff', '#0039a6', '#d52b1e') },
      { id: 'zh', code: 'ZH', endonym: '中文', lang: 'zh-CN', flag: flag('#ee1c25', '#ee1c25', '#ee1c25') },
      { id: 'es', code: 'ES', endonym: 'Español', lang: 'es' },
      { id: 'tr', code: 'TR', endonym: 'Türkçe', lang: 'tr', flag: flag('#e30a17', '#e30a17', '#e30a17') },
    ],
    messages: { label: 'Language' },
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Language EN English');
  },
};

export const Globe: Story = {
  args: { languages: meta.args.languages.map((language) => ({ ...language, flag: undefined })) },
};

export const Open: Story = {
  play: async (context) => {
    await openIt?.(context);
    // Spanish has no flag, but its name still aligns with the others.
    const spanish = screen.getByRole('menuitemradio', { name: 'Español' });
    await expect(spanish.querySelector('img')).toBeNull();
    const [globe, flag] = [
      spanish.querySelector('svg')!,
      screen.getByRole('menuitemradio', { name: 'Türkçe' }).querySelector('img')!,
    ];
    await expect(globe.getBoundingClientRect().width).toBe(flag.getBoundingClientRect().width);
    await expect(globe.getBoundingClientRect().left).toBe(flag.getBoundingClientRect().left);
    await expect(screen.getByRole('menuitemradio', { name: '中文' })).toHaveAttribute('lang', 'zh-CN');
  },
};

export const LongText: Story = {
  args: { value: 'es', messages: { label: 'Язык интерфейса' } },
  globals: { viewport: { value: 'mobile1' }, language: 'es' },
  play: openIt,
};

export const RightToLeftDark: Story = {
  args: { messages: { label: 'اللغة' } },
  globals: { direction: 'rtl', scheme: 'dark' },
  play: openIt,
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('ru');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Choosing the current language is reported as well, because it cancels a change that is still loading. */
export const CurrentAgain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};
