/** Allowed imports (docs/architecture.md), as `npm run boundaries` checks them and tools/boundaries.test.ts proves. */
/* oxlint-disable max-lines -- one table of rules */
const tests = '\\.(test|proof|spec)\\.tsx?$';
const testing = [tests, '^(testing|proofs)/', '^(demo|web)/testing/'];
const anywhere = '.+';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const general = [
  forbid('no-cycles', 'Files in a cycle are really one module.', {}, { circular: true }),
  forbid(
    'no-orphans',
    'Nothing imports it and it imports nothing.',
    {
      orphan: true,
      pathNot: [
        tests,
        '\\.d\\.ts$',
        '\\.config\\.ts$',
        '^(tools/slowest-first|web/app/first/head)\\.ts$',
        '^demo/chat/copy\\.js$',
        '^web/public/(offline|sw)\\.js$',
      ],
    },
    {},
  ),
  forbid('resolvable', "The import can't be resolved.", {}, { couldNotResolve: true }),
  forbid(
    'product-without-tools',
    "The product doesn't depend on its own tooling.",
    { path: '^(contract|server|demo|web)/', pathNot: [...testing, '\\.config\\.ts$'] },
    { path: '^(tools|e2e|bench)/' },
  ),
  forbid(
    'tools-at-the-bottom',
    'Browser stories and benchmarks may use the tools, never the other way round.',
    { path: '^tools/', pathNot: tests },
    { path: '^(e2e|bench)/' },
  ),
  forbid(
    'tests-stay-tests',
    'Production code imports nothing that only tests have.',
    { path: '^(contract|server|demo|web)/', pathNot: [...testing, '\\.config\\.ts$'] },
    { path: testing },
  ),
];

const contract = [
  forbid(
    'contract-alone',
    'The contract imports only zod and itself.',
    { path: '^contract/', pathNot: tests },
    { path: anywhere, pathNot: ['^contract/', 'node_modules/zod/'] },
  ),
  forbid(
    'kit-knows-no-feature',
    'The kit and the access rules are below the features. The type of all error codes is the exception.',
    { path: '^contract/(kit|access)/', pathNot: tests },
    { path: '^contract/', pathNot: ['^contract/(kit|access)/', '^contract/errors\\.ts$'] },
  ),
  forbid('server-without-web', 'They share only the contract.', { path: '^(server|testing)/' }, { path: '^web/' }),
  forbid('web-without-server', 'Server and web share only the contract.', { path: '^web/' }, { path: '^server/' }),
];

const server = [
  forbid(
    'feature-alone',
    'Code that touches two features is a flow. A consequence is a reaction to an announcement.',
    { path: '^server/features/([^/]+)/', pathNot: tests },
    { path: '^server/features/', pathNot: '^server/features/$1/' },
  ),
  forbid(
    'rules-are-pure',
    'Rules import only the contract, neighbouring rules and types from their own folder: no I/O, no clock.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.rules\\.ts$' },
    { path: anywhere, pathNot: ['^contract/', '^$1/'] },
  ),
  forbid(
    'rules-take-types-only',
    'From its own folder a rule imports only rules and types, nothing with side effects.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.rules\\.ts$' },
    { path: '^$1/', pathNot: '\\.rules\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'store-is-sql',
    'Stores and shared SQL import only the contract, the database, the query builder and zod.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.(store|sql)\\.ts$' },
    { path: anywhere, pathNot: ['^contract/', '^server/database/', 'node_modules/(kysely|pg|zod)/', '^$1/'] },
  ),
  forbid(
    'store-takes-types-only',
    'From its own folder a store imports only types and shared SQL. Decisions are made before it is called.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.store\\.ts$' },
    { path: '^$1/', pathNot: '\\.sql\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'log-through-as-staff',
    'Staff actions are logged by asStaff(), which reads the state before and after itself.',
    { path: '^server/', pathNot: [...testing, '^server/features/staff/as-staff\\.ts$'] },
    { path: '^server/features/staff/staff-actions\\.store\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'sql-in-stores',
    "A call uses its feature's store and contains no SQL.",
    { path: '\\.calls\\.ts$' },
    { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'outside-through-flows',
    'Only flows, reactions and jobs talk to the outside world. The app and the server commands wire them.',
    {
      path: '^server/',
      pathNot: [...testing, '^server/(outside|flows|events|jobs)/', '^server/(main\\.ts|app|console)'],
    },
    { path: '^server/outside/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'one-way-out',
    'Requests to addresses that users entered go through the guard. All other clients only reach addresses the operator configured. Our own server listens with http.',
    { path: '^server/', pathNot: [...testing, '^server/(outside/guarded-request/|http/operations/new-server\\.ts$)'] },
    { path: ['^(https?|http2|tls|dgram)$', 'node_modules/undici/'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'configured-request-for-the-configured',
    'The operator configures the bank, the login provider and the site itself. Everything else goes through the guard.',
    { path: '^server/', pathNot: [...testing, '^server/outside/'] },
    { path: '^server/outside/(configured-request|guarded-request/exchange)\\.ts$' },
  ),
  forbid(
    'calls-end-here',
    'Calls are the outermost layer. Only the app passes them to the router, and a large feature has several call files.',
    { path: '^(server|demo)/', pathNot: [...testing, '^server/app', '^server/calls/'] },
    { path: '^server/calls/' },
  ),
  forbid(
    'features-below-flows',
    "A feature contains rules and stores and doesn't know how they are used.",
    { path: '^server/features/', pathNot: testing },
    { path: '^server/(app|http|calls|flows|jobs)/' },
  ),
  forbid(
    'flows-below-calls',
    'A flow knows neither its call nor HTTP.',
    { path: '^server/flows/', pathNot: testing },
    { path: '^server/(app|http|calls|jobs)/' },
  ),
  forbid(
    'events-and-outside-at-the-bottom',
    "Announcements and adapters don't know who uses them.",
    { path: '^server/(events|outside)/', pathNot: testing },
    { path: '^server/(app|http|calls|flows|features|jobs)/' },
  ),
  forbid(
    'lib-knows-no-floor',
    'Code shared by all layers depends only on the contract and the database.',
    { path: '^server/lib/', pathNot: testing },
    { path: '^server/', pathNot: '^server/(lib|database|events)/' },
  ),
  forbid(
    'database-knows-no-feature',
    'The database serves every feature and knows none.',
    { path: '^server/database/', pathNot: testing },
    { path: '^server/(app|calls|features|flows|events|jobs|outside|http)/' },
  ),
  forbid(
    'backup-by-commands',
    'Backup and restore run on the server itself and work on the data without the features.',
    { path: '^server/', pathNot: [...testing, '^server/(console|backup)/'] },
    { path: '^server/backup/' },
  ),
  forbid(
    'backup-knows-no-feature',
    'A backup copies every table and photo unchanged.',
    { path: '^server/backup/', pathNot: testing },
    { path: '^server/(app|http|calls|flows|features|events|jobs|console)/' },
  ),
  forbid(
    'http-knows-no-feature',
    'The router serves the contract, and the app passes it the handlers.',
    { path: '^server/http/', pathNot: testing },
    { path: '^server/(app|calls|features|flows|jobs)/' },
  ),
  forbid(
    'cache-below-calls-below-pages',
    'Within HTTP, pages use calls and the cache, and calls use the cache. Operations use only the cache.',
    { path: '^server/http/(cache|calls|operations)/', pathNot: testing },
    { path: '^server/http/(calls|pages|operations)/', pathNot: '^server/http/$1/' },
  ),
];

const demo = [
  forbid(
    'demo-at-one-place',
    'A real site is installed without the demo. A single file loads it on demand, and tests go through that file too.',
    { path: '^(server|testing|proofs|web)/', pathNot: '^server/start/load-demo\\.ts$' },
    { path: '^demo/' },
  ),
  forbid(
    'demo-without-web',
    'The demo depends only on the server and the contract.',
    { path: '^demo/' },
    { path: '^web/' },
  ),
];

const web = [
  forbid(
    'ui-at-the-bottom',
    'The design system knows nothing of the product: no feature and nothing of the contract.',
    { path: '^web/ui/', pathNot: testing },
    { path: ['^contract/', '^web/(shared|features|pages|app)/'] },
  ),
  forbid(
    'lib-at-the-bottom',
    'lib imports nothing above it.',
    { path: '^web/lib/', pathNot: testing },
    { path: '^web/(ui|shared|features|pages|app)/' },
  ),
  forbid(
    'shared-knows-no-feature',
    'Pieces of the product that several features show import none of them.',
    { path: '^web/shared/', pathNot: testing },
    { path: '^web/(features|pages|app)/' },
  ),
  forbid(
    'web-feature-alone',
    'Pages compose features. A feature never imports another.',
    { path: '^web/features/([^/]+)/', pathNot: tests },
    { path: '^web/features/', pathNot: '^web/features/$1/' },
  ),
  forbid(
    'web-flows-down',
    'app → pages → features → shared → ui → lib.',
    { path: '^web/features/', pathNot: testing },
    { path: '^web/(pages|app)/' },
  ),
  forbid(
    'pages-below-app',
    'A page imports neither the app nor another page.',
    { path: '^web/pages/', pathNot: testing },
    { path: '^web/(pages|app)/' },
  ),
];

export default {
  forbidden: [...general, ...contract, ...server, ...demo, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Folders with their own install aren't available here.
    exclude: {
      path: ['(^|/)dist/', '^test-results/', '^tools/(lighthouse/run|fonts/make)\\.mjs$', '^bench/peers/install/'],
    },
    // Type-only imports count too: they still tie two files together.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
