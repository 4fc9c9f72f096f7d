// Import rules. `npm test -- lint` checks them; docs/architecture.md draws them; decision 0029 explains them.

/**
 * The server's layers, from top to bottom. A file may import only from its own layer and the layers below. Folders not
 * named here are domain folders.
 */
const serverLayers = {
  entries: '(main[.]ts|cli/|demo/)',
  app: '(app|maintenance|explain)[.]ts',
  routes: 'routes/',
  http: 'http/',
  domain: '(?!(cli|demo|routes|http|db|outside|config|contract)/)[^/]+/',
  context: 'context[.]ts',
  adapters: '(db|outside)/',
  floor: '(config|clock|paths|inTransaction|sizedMap|tracing)[.]ts|(config|contract)/',
};

const server = '^apps/server/src/';
const paths = Object.values(serverLayers);
const named = paths.map((path) => `(${path})`).join('|');

/** Matches a component's folder, with or without a group folder above it. */
const component = 'packages/ui/src/(?:(?:components|community|layouts)/)?[^/]+';

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbidden(
      'no-cycles',
      'Files that import one another, even for types alone, can only be read and changed together.',
      { pathNot: '^packages/ui/src/' },
      { circular: true },
    ),
    forbidden(
      'no-cycles-between-components',
      'Components that import one another cannot be used one by one.',
      { path: `^(${component})/` },
      { circular: true, via: { pathNot: '^$1/' } },
    ),
    forbidden(
      'no-cycles-in-a-component',
      'A view and the part that it loads later may share types, but not code.',
      { path: '^packages/ui/src/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),

    forbidden(
      'ui-components-stand-below',
      'Components that any site needs do not know those of a community, or layouts.',
      { path: '^packages/ui/src/(components|internal|theme)/', pathNot: '[.]stories[.]tsx$' },
      { path: '^packages/ui/src/(community|layouts)/' },
    ),
    forbidden(
      'ui-community-stands-below-layouts',
      'Layouts arrange components, so components do not know layouts.',
      { path: '^packages/ui/src/community/', pathNot: '[.]stories[.]tsx$' },
      { path: '^packages/ui/src/layouts/' },
    ),

    ...Object.entries(serverLayers)
      .slice(1)
      .map(([layer, path], index) =>
        forbidden(
          `server-${layer}`,
          `The layers of the server, downwards: ${Object.keys(serverLayers).join(', ')}.`,
          { path: `${server}(${path})` },
          { path: server, pathNot: `${server}(${paths.slice(index + 1).join('|')})` },
        ),
      ),
    forbidden(
      'server-has-no-other-place',
      'Each file of the server stands in one of its layers.',
      { path: server, pathNot: `${server}(${named})` },
      {},
    ),
    forbidden(
      'server-db-and-outside',
      'The database knows no outside service.',
      { path: `${server}db/` },
      { path: `${server}outside/` },
    ),
    forbidden(
      'server-outside-and-db',
      'An outside service knows no database.',
      { path: `${server}outside/` },
      { path: `${server}db/` },
    ),
    forbidden(
      'server-domain-without-fastify',
      'Requests and replies end in http/ and routes/: the domain runs without them in commands, in the demo and in tests.',
      { path: `${server}(${paths.slice(4).join('|')})` },
      { path: '(^|/)(fastify|@fastify)(/|$|-)' },
    ),

    forbidden(
      'no-feature-imports-another',
      'Features do not know one another. Code that two of them use belongs in shared/; app/ and the routes compose them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbidden(
      'no-feature-imports-the-shell',
      'The shell composes features. Code that both use belongs in shared/.',
      { path: '^apps/web/src/(features|shared)/' },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(features|shared)/' },
    ),
    forbidden(
      'shared-imports-no-feature',
      'Everything imports shared/, so it knows nobody.',
      { path: '^apps/web/src/shared/' },
      { path: '^apps/web/src/features/' },
    ),

    forbidden(
      'no-reaching-into-packages',
      'Other packages are imported by name: their exports say what is public.',
      // Build configurations may use paths, because Node can't load TypeScript by package name.
      { path: '^(packages|apps)/([^/]+)/', pathNot: '^apps/web/[^/]+[.]ts$' },
      { path: '^(packages|apps)/[^/]+/src/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    forbidden(
      'packages-stand-alone',
      'A community can take each package without the others, and without the apps.',
      { path: '^packages/([^/]+)/src/' },
      { path: '^(packages|apps)/', pathNot: '^packages/$1/' },
    ),
    forbidden(
      'ui-without-app-libraries',
      'Components do not fetch, route or translate.',
      { path: '^packages/ui/src/' },
      {
        path: '(^|/)(react-router|react-router-dom|react-intl|@tanstack/react-query|openapi-[^/]+|@pwr-community)(/|$)',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|dist-server|generated|[.]wireit)/' },
    // Counts type-only imports too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
