import type { z } from 'zod';
import type { BankSetup, ServiceName } from '@forecourt/contract/services/services.ts';

export const serviceWords: Record<ServiceName, { name: string; text: string }> = {
  sign_in: { name: 'GTA World OAuth', text: 'Handles logins. The test requests a token that should be refused.' },
  bank: { name: 'Bank API', text: 'Handles payments. The test asks about a payment that doesn’t exist.' },
  webhooks: { name: 'Webhook queue', text: 'Sends events to chats and dealers. The test checks for late deliveries.' },
  searches: {
    name: 'Saved searches',
    text: 'Notify members of matching cars. The test checks for late comparisons and searches that fail.',
  },
  database: { name: 'Database', text: 'Stores everything. The test writes a row.' },
  photos: { name: 'Photo storage', text: 'Stores the photos. The test writes a file and reads it back.' },
  disk: { name: 'Disk', text: 'Holds this server’s data. The test checks how much space is left.' },
};

export const words = {
  loadFailed: 'We couldn’t load the status of the services',
  tryAgain: 'Please check your connection and try again.',
  testFailed: 'We couldn’t run the test. Please try again.',
  saveFailed: 'We couldn’t save the keys. Please try again.',
  saved: 'Keys saved and in use',
  removed: 'Saved keys removed',
} as const;

type Source = z.output<typeof BankSetup>['source'];

/** Where the bank keys in use come from. */
export const sourceWords: Record<Source, { tag: string; text: string }> = {
  environment: {
    tag: 'Set on the server',
    text: 'The server’s own settings (FLEECA_BASE_URL, FLEECA_API_KEY, FLEECA_MODE) take precedence and can only be changed there. Keys saved here wouldn’t be used.',
  },
  saved: {
    tag: 'Saved here',
    text: 'These keys were saved on this page. They’re stored encrypted, and every server process uses them.',
  },
  demo: {
    tag: 'Demo bank',
    text: 'No bank is configured, so users pay with play money at the demo bank. Keys you save will replace it right away.',
  },
  none: { tag: 'No bank', text: 'No bank is configured, so no one can pay. Keys you save will be used right away.' },
};
