import type { AnyCall } from './call.ts';
import { commonErrors, type ErrorCode } from './errors.ts';

export const failuresOf = (call: AnyCall): ErrorCode[] => [
  ...(call.who.kind === 'anyone' ? [] : (['sign_in_required'] as const)),
  ...(call.who.kind === 'anyone' || (call.who.kind === 'member' && !call.who.actorField)
    ? []
    : (['not_allowed'] as const)),
  ...((call.fails ?? []) as ErrorCode[]),
];

/** Whether a call may answer this: what it lists, what its access and files bring with them, what any call may. */
export const mayAnswer = (call: AnyCall, code: ErrorCode): boolean =>
  failuresOf(call).includes(code) || (commonErrors as readonly ErrorCode[]).includes(code);
