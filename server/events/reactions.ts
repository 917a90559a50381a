import type { Announcement } from './announcements.ts';

/** The one list of who reacts to what, by name of the job in jobs/. Each reaction is retried until it succeeds. */
const reactions: Partial<Record<Announcement['kind'], readonly string[]>> = {
  make_renamed: ['follow_catalogue'],
  model_changed: ['follow_catalogue'],
  // A changed grace period counts at once.
  settings_changed: ['keep_memberships'],
};

export const reactionsTo = (kind: Announcement['kind']): readonly string[] => reactions[kind] ?? [];
