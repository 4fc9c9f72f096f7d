/** The path of the API on this origin. */
export const apiHost = '/backend';

/** The origin of this site; empty on the server, whose markup never contains it. */
export const siteOrigin = import.meta.env.SSR ? '' : location.origin;
