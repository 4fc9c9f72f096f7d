/** The forum's own words. Each component gets its part as `messages`, and a missing entry is a type error. */
const en = {
  dir: 'ltr',
  title: 'Patterns',
  lead: 'Free patterns by knitters, for knitters.',
  yarn: 'Yarn',
  yarns: { all: 'All yarns', wool: 'Wool', cotton: 'Cotton', alpaca: 'Alpaca' },
  add: 'Add a pattern',
  name: 'Name',
  save: 'Save pattern',
  page: { skip: 'Skip to content' },
  bar: { navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu', newTab: 'opens in a new tab' },
  language: { label: 'Language' },
  theme: { toDark: 'Switch to dark theme', toLight: 'Switch to light theme' },
  dialog: { close: 'Close', scrim: 'Back to the patterns' },
  card: {
    comments: (count: number, name: string) => `Comments on ${name}: ${count}`,
    upvote: (count: number, name: string) => `Like ${name}, ${count}`,
  },
  list: {
    label: 'Patterns',
    loading: 'Loading patterns',
    error: 'The patterns didn’t load.',
    retry: 'Try again',
    empty: 'No patterns yet',
    emptyHint: 'Choose another yarn.',
  },
};

export type Words = typeof en;

const de: Words = {
  dir: 'ltr',
  title: 'Anleitungen',
  lead: 'Kostenlose Anleitungen aus der Community.',
  yarn: 'Garn',
  yarns: { all: 'Alle Garne', wool: 'Wolle', cotton: 'Baumwolle', alpaca: 'Alpaka' },
  add: 'Anleitung hinzufügen',
  name: 'Name',
  save: 'Anleitung speichern',
  page: { skip: 'Zum Inhalt springen' },
  bar: {
    navigation: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    newTab: 'öffnet in neuem Tab',
  },
  language: { label: 'Sprache' },
  theme: { toDark: 'Zum dunklen Design wechseln', toLight: 'Zum hellen Design wechseln' },
  dialog: { close: 'Schließen', scrim: 'Zurück zu den Anleitungen' },
  card: {
    comments: (count, name) => `Kommentare zu ${name}: ${count}`,
    upvote: (count, name) => `${name} gefällt mir, ${count}`,
  },
  list: {
    label: 'Anleitungen',
    loading: 'Anleitungen werden geladen',
    error: 'Die Anleitungen konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    empty: 'Noch keine Anleitungen',
    emptyHint: 'Wähle ein anderes Garn.',
  },
};

const ar: Words = {
  dir: 'rtl',
  title: 'الباترونات',
  lead: 'باترونات مجانية من مجتمع الحياكة.',
  yarn: 'الخيط',
  yarns: { all: 'كل الخيوط', wool: 'صوف', cotton: 'قطن', alpaca: 'ألبكة' },
  add: 'أضف باترونًا',
  name: 'الاسم',
  save: 'احفظ الباترون',
  page: { skip: 'انتقل إلى المحتوى' },
  bar: {
    navigation: 'القائمة الرئيسية',
    openMenu: 'افتح القائمة',
    closeMenu: 'أغلق القائمة',
    newTab: 'يفتح في تبويب جديد',
  },
  language: { label: 'اللغة' },
  theme: { toDark: 'التبديل إلى المظهر الداكن', toLight: 'التبديل إلى المظهر الفاتح' },
  dialog: { close: 'إغلاق', scrim: 'العودة إلى الباترونات' },
  card: {
    comments: (count, name) => `التعليقات على ${name}: ${count}`,
    upvote: (count, name) => `أعجبني ${name}، ${count}`,
  },
  list: {
    label: 'الباترونات',
    loading: 'جارٍ تحميل الباترونات',
    error: 'تعذّر تحميل الباترونات.',
    retry: 'أعد المحاولة',
    empty: 'لا توجد باترونات بعد',
    emptyHint: 'اختر خيطًا آخر.',
  },
};

export const messages = { en, de, ar };

export type Language = keyof typeof messages;

export const languages = [
  { id: 'en', code: 'EN', endonym: 'English', lang: 'en' },
  { id: 'de', code: 'DE', endonym: 'Deutsch', lang: 'de' },
  { id: 'ar', code: 'AR', endonym: 'العربية', lang: 'ar' },
];
