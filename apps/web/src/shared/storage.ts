/** Every key this app keeps in the browser, and what stands under it. */
export const storageKeys = {
  /** Opaque token sent as `Authorization: Bearer`. */
  bearerToken: 'bearerToken',
  /** `true` while somebody is signed in here: a token alone does not restore a session. */
  sessionFlag: 'authSession',
  /** JSON of the signed-in member, to show a name before the server has answered. */
  user: 'user',
  /** `true` or `false`: decides what is shown, never what is allowed. */
  isAdmin: 'isAdmin',
  /** The code of the member whose link brought this visitor. */
  referralCode: 'referral_code',
  /** Language code. */
  language: 'i18nextLng',
  /** `declined` where the visitor does not want the language that the browser prefers. */
  languageOffer: 'languageOffer',
  /** `light` or `dark`. */
  theme: 'theme',
  /** When an admin last decided on submissions, in milliseconds: other windows then read theirs again. */
  contentDecided: 'contentDecided',
  /** `off` where an admin has turned the single keys of the review off. */
  reviewKeys: 'reviewKeys',
  /** Written and removed again, to find out whether the browser allows storage. */
  selfCheck: 'selfCheck',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** What each value looks like. Other programs and older builds may have left something else. */
const shapes: Record<StorageKey, RegExp> = {
  // Anything else cannot be sent in a header.
  bearerToken: /^[\x21-\x7e]+$/,
  authSession: /^true$/,
  user: /^\{/,
  isAdmin: /^(?:true|false)$/,
  referral_code: /^[\w-]{1,64}$/,
  i18nextLng: /^[\w-]+$/,
  languageOffer: /^declined$/,
  theme: /^(?:light|dark)$/,
  contentDecided: /^\d+$/,
  reviewKeys: /^off$/,
  selfCheck: /^selfCheck$/,
};

/** The values that the server needs to render a page as the reader left it, by the names of their cookies. */
const cookies: Partial<Record<StorageKey, string>> = {
  [storageKeys.language]: 'language',
  [storageKeys.languageOffer]: 'language_offer',
  [storageKeys.theme]: 'theme',
  [storageKeys.sessionFlag]: 'signed_in',
};

/** A year, in seconds. */
const cookieAge = 31_536_000;

function mirror(key: StorageKey, value: string | null) {
  const name = cookies[key];
  if (!name || document.cookie.split('; ').includes(`${name}=${value}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : cookieAge}; SameSite=Lax${secure}`;
}

/** Repeats in cookies what earlier visits left in `localStorage` alone. */
export function mirrorChoices() {
  for (const key of Object.keys(cookies) as StorageKey[]) mirror(key, read(key));
}

/** What `localStorage` holds, or null: also where the browser forbids it. What does not have its shape is dropped. */
export function read(key: StorageKey): string | null {
  if (import.meta.env.SSR) return null;
  try {
    const value = localStorage.getItem(key);
    if (value === null || shapes[key].test(value)) return value;
    localStorage.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

/** Keeps a value; a full or forbidden storage loses it silently, and the page goes on. */
export function write(key: StorageKey, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    mirror(key, value);
  } catch {
    // Private windows may forbid storage: the choice then lasts as long as the page.
  }
}
