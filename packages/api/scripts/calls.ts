interface Operation {
  security?: Record<string, string[]>[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}
interface Contract {
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** What the client must know of the contract when it runs: which calls carry a token, and which answer with HTML. */
export function callsModule({ paths, security: everywhere = [] }: Contract): string {
  const bearer: Record<string, Record<string, 'required' | 'optional'>> = {};
  const html: string[] = [];
  for (const [path, item] of Object.entries(paths))
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const name = method.toUpperCase();
      const security = operation.security ?? everywhere;
      if (security.some((scheme) => 'bearerAuth' in scheme))
        (bearer[path] ??= {})[name] = security.every((scheme) => 'bearerAuth' in scheme) ? 'required' : 'optional';
      if (Object.values(operation.responses ?? {}).some(({ content }) => content && 'text/html' in content))
        html.push(`${name} ${path}`);
    }
  return [
    '// Generated from the contract.',
    `export const bearerCalls: Record<string, Record<string, 'required' | 'optional'>> = ${JSON.stringify(bearer)};`,
    `export const htmlCalls: string[] = ${JSON.stringify(html)};`,
    '',
  ].join('\n');
}
