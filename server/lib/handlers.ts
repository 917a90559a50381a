import type { Membership, Reach } from '@forecourt/contract/access/owner.ts';
import type { Answer, AnyCall, Calls, Contract, Received } from '@forecourt/contract/kit/call.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadyAnswer } from './ready-answer.ts';

/** The signed-in user according to the session row at this request, including roles and team. */
export interface Actor {
  id: number;
  sessionHash: Buffer;
  name: string;
  gameAccountId: number;
  staffRole: StaffRole | null;
  team: (Membership & { companyName: string }) | null;
}

/** The actor's reach according to the session. A flow that acts for a dealer checks again (`lockReach`). */
export const reachOf = ({ id, gameAccountId, team }: Actor): Reach => ({ userId: id, gameAccountId, team });

/** An uploaded file on disk, deleted when the call has answered. */
export interface UploadedFile {
  field: string;
  name: string;
  path: string;
  bytes: number;
}

/** The parts of the HTTP exchange that a handler can read and change. */
export interface Exchange {
  /** The public scheme and host, such as https://cars.example.org */
  origin: string;
  /** The client's address. Limits for signed-out visitors are counted by its network. */
  address: string;
  bearer: string | null;
  /** The browser's own claim, which isn't trusted. */
  userAgent: string | null;
  /** How often the call's limit has been used, including this time. */
  uses: number;
  files: UploadedFile[];
  log: FastifyBaseLogger;
  /** Aborts when the browser disconnects. */
  signal: AbortSignal;
  readCookie: (name: CookieName) => string | null;
  setCookie: (name: CookieName, value: string, maxAgeSeconds: number) => void;
  clearCookie: (name: CookieName) => void;
}

/** `changed`: this browser has just changed something and bypasses the response cache. */
export type CookieName = 'session' | 'sign_in' | 'changed';

type ActorOf<C extends AnyCall> = C['who'] extends { kind: 'anyone' } ? Actor | null : Actor;
type Answered<C extends AnyCall> = C['isStream'] extends true
  ? AsyncIterable<Answer<C>>
  : Promise<Answer<C> | ReadyAnswer>;

export type Handler<C extends AnyCall> = (input: Received<C>, actor: ActorOf<C>, exchange: Exchange) => Answered<C>;
export type Handlers<G extends Calls> = { [N in keyof G]: Handler<G[N]> };
export type AllHandlers<C extends Contract> = { [F in keyof C]: Handlers<C[F]> };
