interface Operation {
  security?: Record<string, string[]>[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}
interface Contract {
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Generates the parts of the contract that the client needs at runtime: the calls with no token or an optional one, and
 * the calls that return HTML. All others require a token, so a call missing from the lists fails before it is sent.
 */
export function callsModule({ paths, security: everywhere = [] }: Contract): string {
  const open: string[] = [];
  const optional: string[] = [];
  const html: string[] = [];
  for (const [path, item] of Object.entries(paths))
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const name = method.toUpperCase();
      const security = operation.security ?? everywhere;
      if (!security.some((scheme) => 'bearerAuth' in scheme)) open.push(`${name} ${path}`);
      else if (!security.every((scheme) => 'bearerAuth' in scheme)) optional.push(`${name} ${path}`);
      if (Object.values(operation.responses ?? {}).some(({ content }) => content && 'text/html' in content))
        html.push(`${name} ${path}`);
    }
  return [
    '// Generated from the contract.',
    `export const openCalls: string[] = ${JSON.stringify(open)};`,
    `export const optionalCalls: string[] = ${JSON.stringify(optional)};`,
    `export const htmlCalls: string[] = ${JSON.stringify(html)};`,
    '',
  ].join('\n');
}
