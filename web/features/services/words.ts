import type { z } from 'zod';
import type { BankSetup, ServiceName } from '@forecourt/contract/services/services.ts';

export const serviceWords: Record<ServiceName, { name: string; text: string }> = {
  sign_in: { name: 'GTA World OAuth', text: 'People sign in by it. The test asks it for a token that it must refuse.' },
  bank: { name: 'Bank API', text: 'People pay at it. The test asks about a payment that nobody has.' },
  webhooks: { name: 'Webhook queue', text: 'Tells chats and dealers of events. The test looks what is late.' },
  database: { name: 'Database', text: 'Keeps everything. The test makes a change.' },
  photos: { name: 'Photo storage', text: 'Keeps the pictures. The test stores a file and reads it back.' },
  disk: { name: 'Disk', text: 'Where the data of this server is. The test looks how much room is left.' },
};

export const words = {
  loadFailed: 'The state of the services did not load',
  tryAgain: 'Please check your connection and try again.',
  testFailed: 'The test could not be made. Please try again.',
  saveFailed: 'The keys could not be saved. Please try again.',
  saved: 'The keys are saved and in use',
  removed: 'The saved keys are gone',
} as const;

type Source = z.output<typeof BankSetup>['source'];

/** Where what is in use comes from. */
export const sourceWords: Record<Source, { tag: string; text: string }> = {
  environment: {
    tag: 'Set at the server',
    text: 'The server’s own settings (FLEECA_BASE_URL, FLEECA_API_KEY, FLEECA_MODE) come first and can be changed there only. Keys that are saved here would not be used.',
  },
  saved: {
    tag: 'Saved here',
    text: 'These keys were saved on this page. They are kept encrypted, and every process of the site uses them.',
  },
  demo: {
    tag: 'Demo bank',
    text: 'Nothing is configured, so people pay at the demo’s own bank with play money. Keys that you save take its place at once.',
  },
  none: { tag: 'No bank', text: 'Nothing is configured, so nobody can pay. Keys that you save are in use at once.' },
};
