import type { Config } from '../../config.ts';
import { demoClient } from '@forecourt/demo/identity-provider/client.ts';
import { gameSignIn, type GameSignIn } from './game-sign-in.ts';

/** The configured provider, or the demo one that this very server mounts. */
export function chooseGameSignIn(config: Config, ownAddress: () => string): GameSignIn {
  if (config.gameSignIn) {
    const { baseUrl, ...client } = config.gameSignIn;
    return gameSignIn({ ...client, authorizeBase: () => baseUrl, apiBase: () => baseUrl });
  }
  const path = '/demo/gta-world';
  return gameSignIn({
    ...demoClient,
    scope: 'identity',
    authorizeBase: (origin) => `${origin}${path}`,
    apiBase: () => `${ownAddress()}${path}`,
  });
}
