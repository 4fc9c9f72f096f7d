import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Whether this render must equal the server's: true on the server and while its markup is hydrated, false from then on.
 * What only the browser knows is drawn afterwards.
 */
export const useIsHydrating = () => useSyncExternalStore(never, no, yes);
