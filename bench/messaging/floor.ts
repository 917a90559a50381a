import pg from 'pg';

/** The minimum: inserting a row and receiving a notification at the same rate, with nothing around it. */
export async function measureFloor(config: pg.ClientConfig, perSecond: number, seconds: number): Promise<number[]> {
  const [writer, listener] = [new pg.Client(config), new pg.Client(config)];
  await Promise.all([writer.connect(), listener.connect()]);
  await writer.query('create table if not exists bench_floor (id int, content text)');
  await listener.query('listen bench_floor');
  const sent = new Map<string, number>();
  const took: number[] = [];
  listener.on('notification', ({ payload = '' }) => took.push(performance.now() - sent.get(payload)!));
  const begun = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = begun + (count * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    sent.set(String(count), performance.now());
    await writer.query(
      `with made as (insert into bench_floor values ($1, 'x') returning id) select pg_notify('bench_floor', id::text) from made`,
      [count],
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  await Promise.all([writer.end(), listener.end()]);
  return took;
}
