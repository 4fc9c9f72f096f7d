import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { components } from '@pwr-community/api/schema';
import { API_PREFIX } from '../contract/contract.ts';

type Country = components['schemas']['Country'];

/** Base path of the flags, with a trailing slash. */
export const FLAG_URL = `${API_PREFIX}/flags/`;

/** The folder with the flags, such as `TR.svg`. */
export const flagFolder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons')), '3x2');

let countries: Promise<Country[]> | undefined;

/** The countries that have a flag, by English name. Loaded on first use. */
export const listCountries = (): Promise<Country[]> => (countries ??= readCountries());

async function readCountries(): Promise<Country[]> {
  const [{ default: world }, { hasFlag }] = await Promise.all([
    import('world-countries'),
    import('country-flag-icons'),
  ]);
  return world
    .filter(({ cca2 }) => hasFlag(cca2))
    .map(({ name: { common, official }, cca2 }) => ({
      name: { common, official },
      cca2,
      flags: { svg: `${FLAG_URL}${cca2}.svg` },
    }))
    .sort((a, b) => a.name.common.localeCompare(b.name.common, 'en'));
}
