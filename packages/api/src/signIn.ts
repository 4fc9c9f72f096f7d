import type { paths } from '../generated/schema.d.ts';

/** Sign-in addresses. The browser opens them in a popup or in the current tab, instead of fetching them. */
export type SignInStart = '/api/login/twitter' | '/twitter-sign-in' | '/google-sign-in';

type StartQuery<Path extends SignInStart> = paths[Path]['get']['parameters']['query'];

/** The address that starts a sign-in. */
export function signInUrl<Path extends SignInStart>(host: string, path: Path, query: StartQuery<Path>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${host}${path}?${new URLSearchParams(given).toString()}`;
}
