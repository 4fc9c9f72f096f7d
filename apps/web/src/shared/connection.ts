import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiHost } from './config.ts';

/** Delay before a pending check counts as a lost connection, in ms. The banner must appear within a second. */
const PATIENCE = 500;

/** Delay between checks while the connection is lost, in ms. */
const INTERVAL = 2000;

/** Timeout of a check, in ms. */
const TIMEOUT = 5000;

const listeners = new Set<() => void>();
/** `unreachable` if the browser has a network but the server doesn't answer. */
type Connection = 'working' | 'offline' | 'unreachable';

let connection: Connection = 'working';
let checking: Promise<boolean> | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

function setConnection(now: Connection) {
  // Browsers may report being offline although the server answers. Mutations must not wait then.
  onlineManager.setOnline(now !== 'offline');
  if (now === connection) return;
  connection = now;
  for (const listener of [...listeners]) listener();
}

const lost = (): Connection => (navigator.onLine ? 'unreachable' : 'offline');

async function check(): Promise<boolean> {
  clearTimeout(next);
  const slow = setTimeout(() => setConnection(lost()), PATIENCE);
  // `no-cors` works for any API origin, and any response proves that the connection works.
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
  setConnection(isReached ? 'working' : lost());
  if (!isReached) next = setTimeout(() => void checkConnection(), INTERVAL);
  return isReached;
}

/** Checks the connection until the server answers. Resolves to the first result. Concurrent calls share one check. */
export function checkConnection(): Promise<boolean> {
  checking ??= check().finally(() => (checking = undefined));
  return checking;
}

const getConnection = () => connection;
const getOnServer = (): Connection => 'working';

/** True if the connection is lost or being checked. */
export const isConnectionInDoubt = () => connection !== 'working' || checking !== undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConnection = () => useSyncExternalStore(subscribe, getConnection, getOnServer);

/** Resolves when the server is reachable again; at once if the connection isn't lost. */
export const connected = () =>
  new Promise<void>((resolve) => {
    if (connection === 'working') return resolve();
    const stop = subscribe(() => {
      if (connection !== 'working') return;
      stop();
      resolve();
    });
  });

/**
 * Passes on a request's outcome. If the request failed, or succeeded although the connection counts as lost, checks the
 * connection.
 */
export async function watched(reply: Promise<Response>): Promise<Response> {
  try {
    const response = await reply;
    if (connection !== 'working') void checkConnection();
    return response;
  } catch (error) {
    // A single request may fail for other reasons, so a check decides. Aborted requests prove nothing.
    if ((error as Error).name !== 'AbortError') void checkConnection();
    throw error;
  }
}

/** Follows the browser's `online` and `offline` events. */
export function watchConnection(): void {
  addEventListener('offline', () => {
    setConnection('offline');
    next = setTimeout(() => void checkConnection(), INTERVAL);
  });
  addEventListener('online', () => void checkConnection());
  if (!navigator.onLine) void checkConnection();
}
