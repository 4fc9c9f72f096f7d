/** Name of the page's meta element that lists the configured ways to sign in. */
export const signInMeta = 'sign-in';

/**
 * The ways to sign in that the server has configured.
 * @returns a function that is true for all ways if the page doesn't come from the server, as during development
 */
export function configuredWays(page: Document): (way: string) => boolean {
  const listed = page.querySelector<HTMLMetaElement>(`meta[name="${signInMeta}"]`)?.content.split(' ');
  return (way) => !listed || listed.includes(way);
}
