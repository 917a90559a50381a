import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkAddress } from './check-address.ts';

test('accepts a free local port and leaves it free', async () => {
  await checkAddress({ host: '127.0.0.1', port: 0 });
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  await checkAddress({ host: '127.0.0.1', port });
  await checkAddress({ host: '127.0.0.1', port });
});

test('distinguishes a port in use, another machine’s address and an unknown name', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expect(checkAddress({ host: '127.0.0.1', port })).rejects.toThrow(
    `Something else is already listening on port ${port}. Stop it, or set another PORT.`,
  );
  await expect(checkAddress({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    /^HOST is 203\.0\.113\.7, which isn’t an address of this machine\. Set HOST to 127\.0\.0\.1/,
  );
  await expect(checkAddress({ host: 'nowhere.invalid', port: 0 })).rejects.toThrow(
    /^HOST is nowhere\.invalid, but that name is unknown here\./,
  );
});
