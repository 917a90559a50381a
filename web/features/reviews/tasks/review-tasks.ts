import { Eye, EyeOff, Flag, MessageSquareReply, Pencil, Trash2 } from 'lucide-react';

/** Actions for a review, in button order. The review's `may` says which are allowed. */
export const tasks = {
  respond: { name: 'Respond', title: 'Respond to this review', Icon: MessageSquareReply },
  edit: { name: 'Edit', title: 'Edit your review', Icon: Pencil },
  delete: { name: 'Delete', title: 'Delete your review?', Icon: Trash2 },
  report: { name: 'Report', title: 'Report this review', Icon: Flag },
  hide: { name: 'Hide', title: 'Hide this review', Icon: EyeOff },
  unhide: { name: 'Restore', title: 'Restore this review', Icon: Eye },
} as const;
export type Task = keyof typeof tasks;
export const taskNames = Object.keys(tasks) as Task[];
