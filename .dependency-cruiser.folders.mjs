/** The folder rule of `npm run boundaries`. It reads no tests, which may use everything. */
const folders = '^(contract|server/(flows|features)|web)/.+';

export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders in a cycle are really one folder. One of them may use the folder it is in.',
      severity: 'error',
      scope: 'folder',
      from: { path: folders },
      to: { path: folders, circular: true },
    },
  ],
  options: {
    includeOnly: { path: folders },
    exclude: { path: ['\\.(test|proof)\\.tsx?$', '^web/(dist|testing)/'] },
    tsPreCompilationDeps: true,
  },
};
