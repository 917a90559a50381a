/** The bank's mount path, and Forecourt's key for it. */
export const bankAccount = { path: '/demo/bank', apiKey: 'forecourt-demo-bank-key', mode: 'live' } as const;

/** The account every sample person pays from. */
export const samplePayer = { routing: '004417309', name: 'Sample Account' } as const;
