import type { DemoWorld } from '@forecourt/server/lib/demo-world.ts';
import { bankAccount } from './bank/account.ts';
import { chatPlace } from './chat/place.ts';
import { signInClient } from './identity-provider/client.ts';
import { withPictures } from './pictures/with-pictures.ts';
import { serveDemo } from './serve-demo.ts';

/** Everything the server uses from the demo. */
export const demoWorld: DemoWorld = {
  // Loaded on demand, because the sample data is most of the code and server tests don't need it.
  seed: async (db, secrets) => (await import('./seed.ts')).seedDemo(db, secrets),
  signIn: signInClient,
  bank: bankAccount,
  chat: chatPlace,
  serve: serveDemo,
  withPictures,
};
