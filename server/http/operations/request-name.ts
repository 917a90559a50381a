import { randomBytes } from 'node:crypto';

const ofThisProcess = randomBytes(4).toString('hex');
let requests = 0;

/** Unique across processes, for example `9f3ac1d2-17`. */
export const nextRequestName = (): string => `${ofThisProcess}-${++requests}`;
