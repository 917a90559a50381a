/** How Forecourt makes itself known to its own demo provider. */
export const demoClient = { clientId: 'forecourt-demo', clientSecret: 'forecourt-demo-secret' } as const;
