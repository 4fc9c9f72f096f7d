const NAMES = ['localhost', '127.0.0.1'];

/** The other origins of the same server, if `origin` is a loopback name. */
export function loopbackAliases(origin: string): string[] {
  const { hostname } = new URL(origin);
  if (!NAMES.includes(hostname)) return [];
  return NAMES.filter((name) => name !== hostname).map((name) => {
    const alias = new URL(origin);
    alias.hostname = name;
    return alias.origin;
  });
}
