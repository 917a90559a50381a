import { addPushKeys, dropPushKeys, findPushKeys } from '../../features/push/push-keys.store.ts';
import { newPushKeyPair, type PushKeyPair } from '../../outside/push-message/push-message.ts';
import type { PushDeps } from './push-parts.ts';

/** The site's key pair, created when first needed. Read each time, so that it can be replaced without a restart. */
export async function pushKeys({ db, seal, log }: Pick<PushDeps, 'db' | 'seal' | 'log'>): Promise<PushKeyPair> {
  for (;;) {
    const known = await findPushKeys(db);
    if (known?.key_id === seal.keyId)
      return { publicKey: known.public_key, privateKey: seal.secrets.open(known.sealed) };
    if (known) {
      log.warn(
        'the keys for web push were sealed with another APP_KEY: creating new ones, browsers have to subscribe again',
      );
      await dropPushKeys(db, known.key_id);
    }
    const { publicKey, privateKey } = newPushKeyPair();
    await addPushKeys(db, { public_key: publicKey, sealed: seal.secrets.seal(privateKey), key_id: seal.keyId });
  }
}
