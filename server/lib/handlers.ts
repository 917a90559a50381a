import type { Membership, Reach } from '@forecourt/contract/kit/owner.ts';
import type { Answer, AnyCall, Calls, Contract, Received } from '@forecourt/contract/kit/call.ts';
import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadyAnswer } from './ready-answer.ts';

/** The signed-in person as their session row says at this request; roles and team included. */
export interface Actor {
  id: number;
  sessionHash: Buffer;
  name: string;
  gameAccountId: number;
  staffRole: StaffRole | null;
  team: (Membership & { companyName: string }) | null;
}

/** What the actor reaches, as the session says; a flow that acts for a dealer asks again (`holdReach`). */
export const reachOf = ({ id, gameAccountId, team }: Actor): Reach => ({ userId: id, gameAccountId, team });

/** A file that came with the request, already on disk; it is removed when the call has answered. */
export interface UploadedFile {
  field: string;
  name: string;
  path: string;
  bytes: number;
}

/** What a handler may know of the HTTP exchange and do to it. */
export interface Exchange {
  /** Scheme and host people use, such as https://cars.example.org */
  origin: string;
  /** Of the browser; what is counted per signed-out person goes by its network. */
  address: string;
  bearer: string | null;
  /** What the browser says it is; believed by nobody. */
  userAgent: string | null;
  /** How often the call's limit has been used, this time included. */
  uses: number;
  files: UploadedFile[];
  log: FastifyBaseLogger;
  /** Aborts when the browser goes away. */
  signal: AbortSignal;
  readCookie: (name: CookieName) => string | null;
  setCookie: (name: CookieName, value: string, maxAgeSeconds: number) => void;
  clearCookie: (name: CookieName) => void;
}

/** `changed`: this browser just changed something and is shown nothing from before. */
export type CookieName = 'session' | 'sign_in' | 'changed';

type ActorOf<C extends AnyCall> = C['who'] extends { kind: 'anyone' } ? Actor | null : Actor;
type Answered<C extends AnyCall> = C['isStream'] extends true
  ? AsyncIterable<Answer<C>>
  : Promise<Answer<C> | ReadyAnswer>;

export type Handler<C extends AnyCall> = (input: Received<C>, actor: ActorOf<C>, exchange: Exchange) => Answered<C>;
export type Handlers<G extends Calls> = { [N in keyof G]: Handler<G[N]> };
export type AllHandlers<C extends Contract> = { [F in keyof C]: Handlers<C[F]> };
