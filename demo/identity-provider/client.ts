/** The provider's mount path, and Forecourt's client credentials for it. */
export const signInClient = {
  path: '/demo/gta-world',
  clientId: 'forecourt-demo',
  clientSecret: 'forecourt-demo-secret',
} as const;
