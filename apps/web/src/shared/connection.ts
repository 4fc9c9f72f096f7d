import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiHost } from './config.ts';

/** How long a check may take before the connection counts as lost, in ms: the banner is to appear within a second. */
const PATIENCE = 500;

/** How long to wait between checks of a lost connection, in ms. */
const INTERVAL = 2000;

/** When a check is given up, in ms. */
const TIMEOUT = 5000;

const listeners = new Set<() => void>();
let isLost = false;
let checking: Promise<boolean> | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

function setLost(lost: boolean) {
  // Browsers sometimes claim to be offline while the server answers: writes must not wait for them.
  if (!lost) onlineManager.setOnline(true);
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of [...listeners]) listener();
}

async function check(): Promise<boolean> {
  clearTimeout(next);
  const slow = setTimeout(() => setLost(true), PATIENCE);
  // Any answer will do, from whatever origin the API has.
  const asked = fetch(`${apiHost}/health`, {
    mode: 'no-cors',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const isReached = await asked.then(
    () => true,
    () => false,
  );
  clearTimeout(slow);
  setLost(!isReached);
  if (!isReached) next = setTimeout(() => void checkConnection(), INTERVAL);
  return isReached;
}

/** Asks the server whether it can be reached, and goes on asking until it can. One check runs at a time. */
export function checkConnection(): Promise<boolean> {
  checking ??= check().finally(() => (checking = undefined));
  return checking;
}

const isConnectionLost = () => isLost;
const isReachable = () => false;

/** Whether the connection is lost, or a check is about to tell. */
export const isConnectionInDoubt = () => isLost || checking !== undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether there is no connection to the server. */
export const useIsConnectionLost = () => useSyncExternalStore(subscribe, isConnectionLost, isReachable);

/** Resolves once the server can be reached: at once, unless the connection is lost. */
export const connected = () =>
  new Promise<void>((resolve) => {
    if (!isLost) return resolve();
    const stop = subscribe(() => {
      if (isLost) return;
      stop();
      resolve();
    });
  });

/** Learns about the connection from how a request ends. */
export async function watched(reply: Promise<Response>): Promise<Response> {
  try {
    const response = await reply;
    if (isLost) void checkConnection();
    return response;
  } catch (error) {
    // One request may fail by itself, so a check decides. A request that the page gave up says nothing.
    if ((error as Error).name !== 'AbortError') void checkConnection();
    throw error;
  }
}

/** Follows what the browser says about the network. */
export function watchConnection(): void {
  addEventListener('offline', () => {
    setLost(true);
    next = setTimeout(() => void checkConnection(), INTERVAL);
  });
  addEventListener('online', () => void checkConnection());
  if (!navigator.onLine) void checkConnection();
}
