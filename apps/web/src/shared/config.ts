/** The API's path on this origin. */
export const apiHost = '/backend';

/** This site's origin; empty on the server, whose markup never contains it. */
export const siteOrigin = import.meta.env.SSR ? '' : location.origin;
