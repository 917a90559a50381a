import type { Config } from '../../config/config.ts';
import type { DemoWorld } from '../../lib/demo-world.ts';
import { gameSignIn, type GameSignIn } from './game-sign-in.ts';

/** The configured provider, or the demo's on this server. */
export function chooseGameSignIn(
  config: Pick<Config, 'gameSignIn'>,
  demo: Pick<DemoWorld, 'signIn'> | null,
  ownAddress: () => string,
): GameSignIn {
  if (config.gameSignIn) {
    const { baseUrl, ...client } = config.gameSignIn;
    return gameSignIn({ ...client, authorizeBase: () => baseUrl, apiBase: () => baseUrl });
  }
  if (!demo) throw new Error('Neither a game login nor the demo is available');
  const { path, ...client } = demo.signIn;
  return gameSignIn({
    ...client,
    scope: 'identity',
    authorizeBase: (origin) => origin + path,
    apiBase: () => ownAddress() + path,
  });
}
