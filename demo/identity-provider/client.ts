/** Where the provider is mounted, and how Forecourt makes itself known to it. */
export const signInClient = {
  path: '/demo/gta-world',
  clientId: 'forecourt-demo',
  clientSecret: 'forecourt-demo-secret',
} as const;
