/** @jsxImportSource react */
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { openAnnouncer, settling } from '../packages/ui/src/components/announce/announce.ts';
import { CommunityProvider } from '../packages/ui/src/provider/CommunityProvider.tsx';
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/theme.css';
import { rulesFor } from './a11y.ts';
import { speak, type Pseudo } from './pseudo.ts';
import './fonts.css';
import './secondBrand.css';

/** Language tags for `lang`, `Intl` and React Aria. */
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
  /** Accent color from the theme editor; empty for the brand's own. */
  accent: string;
  motion: 'full' | 'reduced';
  width: keyof typeof widths;
};

// Opened before the first story, because screen readers ignore the first text of a new live region.
openAnnouncer();

const isTest = '__vitest_browser__' in globalThis;

// Tests look only at the end state of a transition.
if (isTest) {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important; }';
  document.head.append(still);
}

/** Errors and warnings that the playing story has logged. */
const logged: string[] = [];

/** React's warnings about `act`. Storybook wraps a story's `play` events in `act`, but not the updates after them. */
const aboutAct = /not wrapped in act\(|inside an `act` scope/;

const recorded =
  (log: (...args: unknown[]) => void) =>
  (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (aboutAct.test(text)) return;
    logged.push(text);
    log(...args);
  };

// Recorded only in these tests, which run in development mode, where React warns. Tests of the built Storybook read the
// console from outside.
if (isTest) {
  console.error = recorded(console.error);
  console.warn = recorded(console.warn);
}

// Allows for the code of overlays, which is fetched on first use. Testing Library has one timeout for everything.
configure({ asyncUtilTimeout: 10_000 });

const directionOf = ({ language, direction }: Globals) => (language === 'ar-XB' ? 'rtl' : direction);

/** Locale for React Aria and `Intl`: Arabic for right-to-left stories, although their text stays untranslated. */
function localeOf(globals: Globals) {
  if (isPseudo(globals.language) || globals.direction === 'ltr') return languages[globals.language];
  return 'ar';
}

let isRecolored = false;

/** Applies an accent color's theme to every story. The code is loaded lazily, because few readers edit the theme. */
async function recolor(accent: string) {
  isRecolored = true;
  (await import('./accent.ts')).applyAccent(accent);
}

/** Applies the toolbar's settings to `<html>` and not to the story, because overlays render directly into `body`. */
function applyToPage(globals: Globals) {
  const { language, scheme, brand, accent, motion, width } = globals;
  const root = document.documentElement;
  root.lang = languages[language];
  root.dir = directionOf(globals);
  root.dataset.brand = brand;
  root.classList.toggle('dark', scheme === 'dark');
  root.classList.toggle('light', scheme === 'light');
  root.dataset.motion = motion;
  if (accent || isRecolored) void recolor(accent);
  document.body.style.maxInlineSize = widths[width];
}

// Lazy, because story tests show no documentation.
const ComponentPage = lazy(async () => ({
  default: (await import('../packages/ui/src/docs/page/ComponentPage.tsx')).ComponentPage,
}));

const toolbar = <Icon extends string>(title: string, icon: Icon, items: { value: string; title: string }[]) => ({
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
  initialGlobals: {
    language: 'en',
    direction: 'ltr',
    scheme: 'light',
    brand: 'own',
    accent: '',
    motion: 'full',
    width: 'full',
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof ComponentPage>) => (
        <Suspense>
          <ComponentPage {...props} />
        </Suspense>
      ),
    },
    // Snippets show spies as empty functions, and message functions as written.
    jsx: { functionValue: (code: () => void) => ('mock' in code ? '() => {}' : String(code)) },
    options: {
      storySort: { order: ['Welcome', 'Guides', 'Foundations', 'Components', 'Community', 'Layouts', 'Patterns'] },
    },
    // Off in tests: the accessibility matrix already runs axe on every story in eight conditions.
    a11y: { test: isTest ? 'off' : 'error' } satisfies A11yParameters,
  },
  argTypesEnhancers: [
    // Props that accept any content get a text control if the story passes text.
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => {
          const isText = typeof initialArgs[name] === 'string' && type.table?.type?.summary === 'ReactNode';
          return [name, isText ? { ...type, control: { type: 'text' as const } } : type];
        }),
      ),
  ],
  decorators: [
    (Story, { globals, viewMode }) => {
      const settings = globals as Globals;
      useLayoutEffect(() => {
        applyToPage(settings);
        // Documentation pages keep their text, so that they stay readable.
        speak(viewMode === 'story' && isPseudo(settings.language) ? settings.language : undefined);
      });
      return (
        <CommunityProvider locale={localeOf(settings)}>
          <Story />
        </CommunityProvider>
      );
    },
  ],
  // Waits while the announcer holds back its first messages, because stories expect theirs immediately.
  beforeAll: () => new Promise((resolve) => setTimeout(resolve, settling)),
  beforeEach: ({ globals, parameters, title }) => {
    applyToPage(globals as Globals);
    // Clears announcements of earlier stories.
    for (const region of Object.values(openAnnouncer())) region.replaceChildren();
    parameters.a11y = { ...parameters.a11y, config: { rules: rulesFor(title) } };
    logged.length = 0;
  },
  afterEach: () => {
    if (logged.length > 0) throw new Error(`The story logged: ${logged.splice(0).join('\n')}`);
  },
};

export default preview;
