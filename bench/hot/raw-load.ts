import { connect, type Socket } from 'node:net';

/**
 * Sends requests over this many connections, one after another on each, and counts the responses. It only parses where
 * they end, because a real client is slower than the server and would be what is measured.
 */
export async function rawLoad(origin: string, addresses: string[], connections: number, seconds: number) {
  const { hostname, port, host } = new URL(origin);
  const requests = addresses.map((address) =>
    Buffer.from(`GET ${address} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`),
  );
  const took: number[] = [];
  let bytes = 0;
  let next = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;

  const one = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    try {
      while (performance.now() < end) {
        const startedAt = performance.now();
        const got = await exchange(socket, requests[next++ % requests.length]!);
        bytes += got;
        took.push(performance.now() - startedAt);
      }
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  took.sort((first, second) => first - second);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!;
  return {
    perSecond: took.length / ((performance.now() - begun) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytes / took.length,
  };
}

export type RawMeasured = Awaited<ReturnType<typeof rawLoad>>;

const exchange = (socket: Socket, request: Buffer) =>
  new Promise<number>((resolve, reject) => {
    let head = '';
    let wanted = -1;
    let got = 0;
    const done = (settle: () => void) => {
      socket.off('data', onData).off('error', onError).off('close', onClose);
      settle();
    };
    const onError = (error: Error) => done(() => reject(error));
    const onClose = () => done(() => reject(new Error('The connection ended')));
    const onData = (chunk: Buffer) => {
      got += chunk.length;
      if (wanted < 0) {
        head += chunk.toString('latin1');
        const headEnds = head.indexOf('\r\n\r\n');
        if (headEnds < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return done(() => reject(new Error(head.slice(0, 300))));
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, headEnds + 2))?.[1];
        if (length === undefined) {
          if (!/\r\ntransfer-encoding: chunked/i.test(head)) return done(() => reject(new Error(head.slice(0, 300))));
          wanted = Infinity;
        } else wanted = headEnds + 4 + Number(length);
      }
      const isWhole = wanted === Infinity ? chunk.subarray(-5).toString('latin1') === '0\r\n\r\n' : got >= wanted;
      if (isWhole) done(() => resolve(got));
    };
    socket.on('data', onData).on('error', onError).on('close', onClose);
    socket.write(request);
  });
