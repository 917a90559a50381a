import type pg from 'pg';

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * The pool, for a runner that releases the connection it listens with a second time when the database goes away while it
 * shuts down. That is a rejection nobody handles, which would end the whole process: here the second time is nothing.
 */
export function releasedOnce(pool: pg.Pool): pg.Pool {
  const connect = (callback?: Callback) =>
    callback ? pool.connect((error, client, release) => callback(error, client, once(release))) : pool.connect();
  return new Proxy(pool, {
    get: (target, name): unknown => (name === 'connect' ? connect : Reflect.get(target, name)),
  });
}

function once(release: (destroy?: boolean | Error) => void): typeof release {
  let isReleased = false;
  return (destroy) => {
    if (isReleased) return;
    isReleased = true;
    release(destroy);
  };
}
