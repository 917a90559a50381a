import type pg from 'pg';

type Callback = NonNullable<Parameters<pg.Pool['connect']>[0]>;
type Release = Parameters<Callback>[2];

/**
 * The pool, for a runner that releases the connection it listens with a second time when the database goes away while it
 * shuts down. That is a rejection nobody handles, which would end the whole process: here the second time is nothing.
 * A pool that gives no connection, since it has ended or none came in time, gives nothing to release either.
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
