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
  /** `light` or `dark`. */
  theme: 'theme',
  /** When an admin last decided on submissions, in milliseconds: other windows then read theirs again. */
  contentDecided: 'contentDecided',
  /** `off` where an admin has turned the single keys of the review off. */
  reviewKeys: 'reviewKeys',
} as const;

/** What `localStorage` holds, or null: also where the browser forbids it. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value; a full or forbidden storage loses it silently, and the page goes on. */
export function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may forbid storage: the choice then lasts as long as the page.
  }
}
