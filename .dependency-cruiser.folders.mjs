/** The folder rule of `npm run boundaries`. It reads no tests, which may use everything. */
const folders = '^server/(flows|features)/.+';

export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders in a cycle are really one folder.',
      severity: 'error',
      scope: 'folder',
      from: { path: folders },
      to: { path: folders, circular: true },
    },
  ],
  options: {
    includeOnly: { path: folders },
    exclude: { path: '\\.(test|proof)\\.ts$' },
    tsPreCompilationDeps: true,
  },
};
