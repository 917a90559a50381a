import type { DemoWorld } from '@forecourt/server/demo-world.ts';
import { bankAccount } from './bank/account.ts';
import { signInClient } from './identity-provider/client.ts';
import { startDemoPictures } from './pictures/demo-pictures.ts';
import { seedDemo } from './seed.ts';
import { serveDemo } from './serve-demo.ts';

/** All that the server takes from here. */
export const demoWorld: DemoWorld = {
  seed: seedDemo,
  signIn: signInClient,
  bank: bankAccount,
  serve: serveDemo,
  startPictures: startDemoPictures,
};
