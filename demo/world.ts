import type { DemoWorld } from '@forecourt/server/start/demo-world.ts';
import { bankAccount } from './bank/account.ts';
import { chatPlace } from './chat/place.ts';
import { signInClient } from './identity-provider/client.ts';
import { startDemoPictures } from './pictures/demo-pictures.ts';
import { serveDemo } from './serve-demo.ts';

/** All that the server takes from here. */
export const demoWorld: DemoWorld = {
  // The sample people and cars are most of the code here, and tests of the server use all but them.
  seed: async (db, secrets) => (await import('./seed.ts')).seedDemo(db, secrets),
  signIn: signInClient,
  bank: bankAccount,
  chat: chatPlace,
  serve: serveDemo,
  startPictures: startDemoPictures,
};
