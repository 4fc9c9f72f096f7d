/** All keys in `localStorage`. */
export const storageKeys = {
  /** Opaque token sent as `Authorization: Bearer`. */
  bearerToken: 'bearerToken',
  /** `true` while signed in: a token alone doesn't restore a session. */
  sessionFlag: 'authSession',
  /** JSON of the signed-in member, shown until the server answers. */
  user: 'user',
  /** `true` or `false`: affects display only, never permissions. */
  isAdmin: 'isAdmin',
  /** The referral code of the member who invited this visitor. */
  referralCode: 'referral_code',
  /** Language code. */
  language: 'i18nextLng',
  /** `declined` if the visitor declined the offer of their browser's language. */
  languageOffer: 'languageOffer',
  /** `light` or `dark`. */
  theme: 'theme',
  /** Time of the last decision on a submission, in ms. A change makes other windows refetch. */
  contentDecided: 'contentDecided',
  /** `off` if the admin disabled single-key shortcuts on the review page. */
  reviewKeys: 'reviewKeys',
  /** `always` if the review page loads posts from their platforms without asking the admin. */
  reviewPosts: 'reviewPosts',
  /** Written and removed to test that storage works. */
  selfCheck: 'selfCheck',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Patterns of valid values. Other programs and older builds may have stored anything. */
const shapes: Record<StorageKey, RegExp> = {
  // The value must be valid in a header.
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
  reviewPosts: /^always$/,
  selfCheck: /^selfCheck$/,
};

/** Cookie names for the values that the server needs for rendering. */
const cookies: Partial<Record<StorageKey, string>> = {
  [storageKeys.language]: 'language',
  [storageKeys.languageOffer]: 'language_offer',
  [storageKeys.theme]: 'theme',
  [storageKeys.sessionFlag]: 'signed_in',
};

/** A year, in seconds. */
const cookieAge = 31_536_000;

/** Reading or writing a cookie waits for another process of the browser, so equal values aren't written again. */
function mirror(key: StorageKey, value: string | null, present = document.cookie.split('; ')) {
  const name = cookies[key];
  if (!name) return;
  const current = present.find((cookie) => cookie.startsWith(`${name}=`));
  if (current === (value === null ? undefined : `${name}=${value}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : cookieAge}; SameSite=Lax${secure}`;
}

/** Copies values from earlier visits from `localStorage` to cookies. */
export function mirrorChoices() {
  const present = document.cookie.split('; ');
  for (const key of Object.keys(cookies) as StorageKey[]) mirror(key, read(key), present);
}

/** Reads a value; null if it is missing or storage is unavailable. Removes invalid values. */
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

/** Stores a value, or removes it for null. Failures are ignored. */
export function write(key: StorageKey, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    mirror(key, value);
  } catch {
    // Storage may be full or blocked. The choice then lasts as long as the page.
  }
}
