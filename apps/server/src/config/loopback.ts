const NAMES = ['localhost', '127.0.0.1'];

/** Returns a loopback origin under its other name, `localhost` or `127.0.0.1`; empty for all other origins. */
export function loopbackAliases(origin: string): string[] {
  const { hostname } = new URL(origin);
  if (!NAMES.includes(hostname)) return [];
  return NAMES.filter((name) => name !== hostname).map((name) => {
    const alias = new URL(origin);
    alias.hostname = name;
    return alias.origin;
  });
}
