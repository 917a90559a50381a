/** How Forecourt makes itself known to its own demo bank. */
export const demoBankAccount = { apiKey: 'forecourt-demo-bank-key', mode: 'live' } as const;

/** The account that every sample person pays from. */
export const samplePayer = { routing: '004417309', name: 'Sample Account' } as const;
