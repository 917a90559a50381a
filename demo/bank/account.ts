/** Where the bank is mounted, and how Forecourt makes itself known to it. */
export const bankAccount = { path: '/demo/bank', apiKey: 'forecourt-demo-bank-key', mode: 'live' } as const;

/** The account that every sample person pays from. */
export const samplePayer = { routing: '004417309', name: 'Sample Account' } as const;
