import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkAddress } from './check-address.ts';

test('a free port of this machine will do, and is free again afterwards', async () => {
  await checkAddress({ host: '127.0.0.1', port: 0 });
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  await checkAddress({ host: '127.0.0.1', port });
  await checkAddress({ host: '127.0.0.1', port });
});

test('a port in use, an address of another machine and an unknown name are told apart', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expect(checkAddress({ host: '127.0.0.1', port })).rejects.toThrow(
    `Something else listens on port ${port} already. Stop it, or set another PORT.`,
  );
  await expect(checkAddress({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    /^HOST is 203\.0\.113\.7, which is no address of this machine\. Set HOST to 127\.0\.0\.1/,
  );
  await expect(checkAddress({ host: 'nowhere.invalid', port: 0 })).rejects.toThrow(
    /^HOST is nowhere\.invalid, and no machine of that name is known here\./,
  );
});
