import type { Announced, Kind } from './announcements.ts';

/**
 * The one list of who reacts to what, by the name of a job in jobs/tasks.ts. Each reaction is retried until it
 * succeeds. A kind that is never announced does not compile here, nor a name without its job there.
 */
const reactions = {
  make_renamed: ['follow_catalogue'],
  model_changed: ['follow_catalogue'],
  // A changed grace period counts at once.
  settings_changed: ['keep_memberships'],
} as const satisfies { [kind in Kind]?: readonly string[] };

type Reactions = typeof reactions;

/** The names of the jobs that react to something. */
export type Reaction = Reactions[keyof Reactions][number];

/** What a job is told when it runs because something was announced. */
export type ToldTo<Name extends Reaction> = {
  [kind in keyof Reactions]: Name extends Reactions[kind][number] ? Announced<kind> : never;
}[keyof Reactions];

export const reactionsTo = (kind: Kind): readonly Reaction[] =>
  (reactions as { [kind in Kind]?: readonly Reaction[] })[kind] ?? [];
