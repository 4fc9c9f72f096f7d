/** @jsxImportSource react */
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { configure } from 'storybook/test';
import { openAnnouncer, settling } from '../packages/ui/src/components/announce/announce.ts';
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/theme.css';
import { rulesFor } from './a11y.ts';
import { speak, type Pseudo } from './pseudo.ts';
import './fonts.css';
import './secondBrand.css';

/** The language tag that goes to `lang`, `Intl` and React Aria. */
const languages = {
  en: 'en',
  ru: 'ru',
  zh: 'zh-CN',
  es: 'es-419',
  tr: 'tr',
  'en-XA': 'en-XA',
  'ar-XB': 'ar-XB',
} as const;
const isPseudo = (language: string): language is Pseudo => /-X[AB]$/.test(language);
const widths = { full: '', 320: '320px', 390: '390px', 768: '768px', 1024: '1024px', 1440: '1440px' } as const;

type Globals = {
  language: keyof typeof languages;
  direction: 'ltr' | 'rtl';
  scheme: 'light' | 'dark';
  brand: 'own' | 'second';
  motion: 'full' | 'reduced';
  width: keyof typeof widths;
};

// Before the first story: a region that has just been added says nothing yet.
openAnnouncer();

const isTest = '__vitest_browser__' in globalThis;

// A test looks at the end of every movement, never at its middle.
if (isTest) {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important; }';
  document.head.append(still);
}

// What floats is fetched when it is first wanted, and a busy machine takes its time: one limit for everything awaited.
configure({ asyncUtilTimeout: 10_000 });

const directionOf = ({ language, direction }: Globals) => (language === 'ar-XB' ? 'rtl' : direction);

/** What React Aria and `Intl` speak: a language of the direction, where the story has no words in one. */
function localeOf(globals: Globals) {
  if (isPseudo(globals.language) || globals.direction === 'ltr') return languages[globals.language];
  return 'ar';
}

/** On `<html>`, because overlays live under `body`. */
function applyToPage(globals: Globals) {
  const { language, scheme, brand, motion, width } = globals;
  const root = document.documentElement;
  root.lang = languages[language];
  root.dir = directionOf(globals);
  root.dataset.brand = brand;
  root.classList.toggle('dark', scheme === 'dark');
  root.classList.toggle('light', scheme === 'light');
  root.dataset.motion = motion;
  document.body.style.maxInlineSize = widths[width];
}

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    language: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'ru', title: 'Русский' },
      { value: 'zh', title: '中文' },
      { value: 'es', title: 'Español' },
      { value: 'tr', title: 'Türkçe' },
      { value: 'en-XA', title: 'Pseudo: accented, 40 % longer' },
      { value: 'ar-XB', title: 'Pseudo: right to left' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    scheme: toolbar('Scheme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    brand: toolbar('Brand', 'paintbrush', [
      { value: 'own', title: 'Own brand' },
      { value: 'second', title: 'Second brand' },
    ]),
    motion: toolbar('Motion', 'lightning', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
    width: toolbar('Width', 'ruler', [
      { value: 'full', title: 'Full width' },
      ...['320', '390', '768', '1024', '1440'].map((value) => ({ value, title: `${value} px` })),
    ]),
  },
  initialGlobals: { language: 'en', direction: 'ltr', scheme: 'light', brand: 'own', motion: 'full', width: 'full' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Guides', 'Foundations', 'Components', 'Community', 'Layouts', 'Patterns'] } },
    // The accessibility matrix runs axe on every story, in nine conditions: here it would be a second time.
    a11y: { test: isTest ? 'off' : 'error' } satisfies A11yParameters,
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const settings = globals as Globals;
      useLayoutEffect(() => {
        applyToPage(settings);
        // A page of documentation is to be read.
        speak(viewMode === 'story' && isPseudo(settings.language) ? settings.language : undefined);
      });
      return (
        <I18nProvider locale={localeOf(settings)}>
          <Story />
        </I18nProvider>
      );
    },
  ],
  // The announcer holds its first messages back for so long. Stories expect to hear theirs at once.
  beforeAll: () => new Promise((resolve) => setTimeout(resolve, settling)),
  beforeEach: ({ globals, parameters, title }) => {
    applyToPage(globals as Globals);
    // What an earlier story said is no news in this one.
    for (const region of Object.values(openAnnouncer())) region.replaceChildren();
    parameters.a11y = { ...parameters.a11y, config: { rules: rulesFor(title) } };
  },
};

export default preview;
