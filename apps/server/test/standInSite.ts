import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteRoute } from '../src/http/siteAddresses.ts';

/** Source code of a stand-in for the site's server-side renderer. Its pages show how they were rendered. */
const entry = `
let renders = 0;
export const prepare = async () => {};
export const createRenderer = async ({ name, signIn }) => ({
  findPublicPage({ pathname, searchParams }) {
    if (pathname === '/admin') return undefined;
    const page = searchParams.get('page');
    return { pattern: pathname, address: page ? pathname + '?page=' + page : pathname };
  },
  async render({ page, locale, isSignedIn, call }) {
    renders++;
    if (page.pattern.startsWith('/throws')) throw new Error('a component broke');
    if (page.pattern === '/never') await new Promise(() => {});
    const reply = await call(new Request('http://site/projects?limit=1', { headers: { 'accept-language': locale } }));
    const words = [page.address, locale, isSignedIn ? 'member' : 'visitor', 'projects: ' + reply.status, 'render ' + renders];
    return { head: '', styles: '', inlineStyles: '', ids: '', state: '', html: words.join(', ') };
  },
  renderShell: ({ locale }) => ({ html: 'shell in ' + locale }),
  toDocument: ({ html }, { nonce, theme }) =>
    '<!doctype html><html class="' + theme + '" data-site="' + name + '" data-sign-in="' + signIn + '"><script nonce="' + nonce + '"></script>' + html,
});
`;

export const toRoutes = (routes: readonly (string | SiteRoute)[]): SiteRoute[] =>
  routes.map((route) => (typeof route === 'string' ? { pattern: route } : route));

/** Creates a site's build with these routes. @returns the build's folder, to which tests may add files */
export async function createSite(routes: readonly (string | SiteRoute)[]): Promise<string> {
  const site = join(await mkdtemp(join(tmpdir(), 'site-')), 'dist');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(`${site}-server`);
  await writeFile(join(site, 'build.json'), '{}');
  await writeFile(join(site, 'routes.json'), JSON.stringify(toRoutes(routes)));
  await writeFile(join(`${site}-server`, 'package.json'), '{ "type": "module" }');
  await writeFile(join(`${site}-server`, 'entry-server.js'), entry);
  return site;
}

export const removeSite = (site: string) => rm(dirname(site), { recursive: true });
