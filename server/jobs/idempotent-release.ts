import type pg from 'pg';

type Callback = NonNullable<Parameters<pg.Pool['connect']>[0]>;
type Release = Parameters<Callback>[2];

/**
 * Wraps the pool for a runner that releases its listening connection twice if the database goes away during shutdown.
 * The second release would be an unhandled rejection that ends the process, so here it does nothing. If the pool
 * returns no connection, there is nothing to release either.
 */
export function withIdempotentRelease(pool: pg.Pool): pg.Pool {
  const connect = (callback?: Callback) =>
    callback
      ? pool.connect((error, client, release) => callback(error, client, release && once(release)))
      : pool.connect();
  return new Proxy(pool, {
    get: (target, name): unknown => (name === 'connect' ? connect : Reflect.get(target, name)),
  });
}

function once(release: Release): Release {
  let isReleased = false;
  return (destroy) => {
    if (isReleased) return;
    isReleased = true;
    release(destroy);
  };
}
