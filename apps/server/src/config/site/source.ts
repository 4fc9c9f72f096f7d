import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../paths.ts';
import { readSite, type MessageNames, type Site, type SiteChecks } from './readSite.ts';

/** The default site configuration file, used if `SITE_CONFIG` is not set. */
export const defaultSiteFile = join(packageRoot, 'site', 'site.yaml');

/** Provides the current site. Code reads `current` on each use, because a reload replaces it. */
export interface SiteSource {
  readonly current: Site;
  /**
   * Reads the file again. If it has mistakes, the current site stays in use.
   * @throws SiteError
   */
  reload(): void;
}

/**
 * Opens a site configuration file.
 * @throws SiteError
 */
export function openSite(file = defaultSiteFile, checks: SiteChecks = {}): SiteSource {
  let current = readSite(file, checks);
  return {
    get current() {
      return current;
    },
    reload() {
      current = readSite(file, checks);
    },
  };
}

/** Reads the argument names of the built site's messages; undefined if there is no build. */
export function readMessageNames(webDist: string): MessageNames | undefined {
  const file = join(webDist, 'messages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MessageNames) : undefined;
}
