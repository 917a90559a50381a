import { text } from './shapes.ts';

export const maxReason = 500;

/** The reason for an action on someone's account, listing, dealership or money. */
export const Reason = text(maxReason, { min: 3, tooShort: 'Please give a reason' });
