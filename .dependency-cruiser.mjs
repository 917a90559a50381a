/** Who may import whom (docs/architecture.md). `npm run boundaries` checks it, tools/boundaries.test.ts proves it bites. */
const tests = '\\.(test|proof|spec)\\.tsx?$';
const testing = [tests, '^(server|demo|web)/testing/'];
const anywhere = '.+';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const general = [
  forbid('no-cycles', 'A cycle is one thing in several files.', {}, { circular: true }),
  forbid(
    'no-orphans',
    'Nothing uses it and it uses nothing.',
    { orphan: true, pathNot: [tests, '\\.d\\.ts$', '\\.config\\.ts$', '^tools/slowest-first\\.ts$'] },
    {},
  ),
  forbid('resolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
  forbid(
    'product-without-tools',
    'The product does not lean on its own tooling.',
    { path: '^(contract|server|demo|web)/', pathNot: [...testing, '\\.config\\.ts$'] },
    { path: '^(tools|e2e|bench)/' },
  ),
  forbid(
    'tools-at-the-bottom',
    'Stories and measurements use the tools, never the other way round.',
    { path: '^tools/', pathNot: tests },
    { path: '^(e2e|bench)/' },
  ),
  forbid(
    'tests-stay-tests',
    'What runs in production imports nothing that only tests have.',
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
  forbid('server-without-web', 'Server and web meet in the contract only.', { path: '^server/' }, { path: '^web/' }),
  forbid('web-without-server', 'Server and web meet in the contract only.', { path: '^web/' }, { path: '^server/' }),
];

const server = [
  forbid(
    'feature-alone',
    'What touches two features is a flow, a consequence is a reaction to an announcement.',
    { path: '^server/features/([^/]+)/', pathNot: tests },
    { path: '^server/features/', pathNot: '^server/features/$1/' },
  ),
  forbid(
    'rules-are-pure',
    'Rules import only the contract, rules beside them and types of their own folder: no I/O, no clock.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.rules\\.ts$' },
    { path: anywhere, pathNot: ['^contract/', '^$1/'] },
  ),
  forbid(
    'rules-take-types-only',
    'From its own folder a rule takes other rules and types, nothing that acts.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.rules\\.ts$' },
    { path: '^$1/', pathNot: '\\.rules\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'store-is-sql',
    'A store, and a piece of SQL that stores share, imports only the contract, the database, the query builder and zod.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.(store|sql)\\.ts$' },
    { path: anywhere, pathNot: ['^contract/', '^server/database/', 'node_modules/(kysely|pg|zod)/', '^$1/'] },
  ),
  forbid(
    'store-takes-types-only',
    'From its own folder a store takes types and shared pieces of SQL; what to decide is asked before it is called.',
    { path: '^((?:server|demo)/.+)/[^/]+\\.store\\.ts$' },
    { path: '^$1/', pathNot: '\\.sql\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'log-through-as-staff',
    'What staff do is put on record by asStaff(), which reads before and after itself.',
    { path: '^server/', pathNot: [...testing, '^server/features/staff/as-staff\\.ts$'] },
    { path: '^server/features/staff/staff-actions\\.store\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'sql-in-stores',
    'A call asks the store of its feature; it writes no SQL.',
    { path: '\\.calls\\.ts$' },
    { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'outside-through-flows',
    'Only flows, reactions and jobs speak to the world; the app and the commands at the server wire them.',
    {
      path: '^server/',
      pathNot: [...testing, '^server/(outside|flows|events|jobs)/', '^server/(main\\.ts|app|console)'],
    },
    { path: '^server/outside/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'one-way-out',
    'What goes out to an address somebody typed passes the guard; the other ways lead only where the operator says.',
    { path: '^server/', pathNot: [...testing, '^server/outside/guarded-request/'] },
    { path: ['^(https?|http2|tls|dgram)$', 'node_modules/undici/'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'bounded-fetch-for-the-configured',
    'The bank, the sign-in and the site itself are where the operator says; nobody else asks an address without the guard.',
    { path: '^server/', pathNot: [...testing, '^server/outside/(bank/|game-sign-in/|probe-address)'] },
    { path: '^server/outside/bounded-fetch\\.ts$' },
  ),
  forbid(
    'calls-end-here',
    'Calls are the rim: only the app hands them to the router; a large feature has them in several files.',
    { path: '^(server|demo)/', pathNot: [...testing, '^server/app', '^server/calls/'] },
    { path: '^server/calls/' },
  ),
  forbid(
    'features-below-flows',
    'A feature holds rules and stores: it knows nothing of what happens with them.',
    { path: '^server/features/', pathNot: testing },
    { path: '^server/(app|http|calls|flows|jobs)/' },
  ),
  forbid(
    'flows-below-calls',
    'A flow knows neither the call that asks for it nor HTTP.',
    { path: '^server/flows/', pathNot: testing },
    { path: '^server/(app|http|calls|jobs)/' },
  ),
  forbid(
    'events-and-outside-at-the-bottom',
    'Announcements and adapters to the world know nothing of who uses them.',
    { path: '^server/(events|outside)/', pathNot: testing },
    { path: '^server/(app|http|calls|flows|features|jobs)/' },
  ),
  forbid(
    'lib-knows-no-floor',
    'What every floor uses stands on the contract and the database alone.',
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
    'A backup is taken and brought back at the server itself, and knows the data without the features.',
    { path: '^server/', pathNot: [...testing, '^server/(console|backup)/'] },
    { path: '^server/backup/' },
  ),
  forbid(
    'backup-knows-no-feature',
    'It takes every table and every photo as they are.',
    { path: '^server/backup/', pathNot: testing },
    { path: '^server/(app|http|calls|flows|features|events|jobs|console)/' },
  ),
  forbid(
    'http-knows-no-feature',
    'The router serves the contract; the app hands it the handlers.',
    { path: '^server/http/', pathNot: testing },
    { path: '^server/(app|calls|features|flows|jobs)/' },
  ),
];

const demo = [
  forbid(
    'demo-at-one-place',
    'A real site is installed without the demo: one file loads it when it is wanted, tests too go through that one.',
    { path: '^(server|web)/', pathNot: '^server/start/load-demo\\.ts$' },
    { path: '^demo/' },
  ),
  forbid('demo-without-web', 'The demo stands on the server and the contract.', { path: '^demo/' }, { path: '^web/' }),
];

const web = [
  forbid(
    'ui-knows-no-feature',
    'The design system imports no feature, and of the contract only what a photo is.',
    { path: '^web/ui/', pathNot: testing },
    { path: ['^contract/', '^web/(features|pages|app)/'], pathNot: '^contract/photos/photos\\.ts$' },
  ),
  forbid(
    'ui-takes-types-only',
    'What a photo is, the design system knows as a type: the shapes that check it stay out of the pages.',
    { path: '^web/ui/', pathNot: testing },
    { path: '^contract/photos/photos\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'lib-at-the-bottom',
    'lib imports nothing above it.',
    { path: '^web/lib/', pathNot: testing },
    { path: '^web/(ui|features|pages|app)/' },
  ),
  forbid(
    'web-feature-alone',
    'Pages compose features; a feature never imports another.',
    { path: '^web/features/([^/]+)/', pathNot: tests },
    { path: '^web/features/', pathNot: '^web/features/$1/' },
  ),
  forbid(
    'web-flows-down',
    'app → pages → features → ui, lib.',
    { path: '^web/features/', pathNot: testing },
    { path: '^web/(pages|app)/' },
  ),
  forbid(
    'pages-below-app',
    'A page knows neither the app around it nor another page.',
    { path: '^web/pages/', pathNot: testing },
    { path: '^web/(pages|app)/' },
  ),
];

export default {
  forbidden: [...general, ...contract, ...server, ...demo, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What has an install of its own is not there to be looked at.
    exclude: {
      path: ['(^|/)dist/', '^test-results/', '^tools/(lighthouse/run|fonts/make)\\.mjs$', '^bench/peers/install/'],
    },
    // Types count too: an import that is erased still ties two files together.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
