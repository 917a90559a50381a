import type { AnyCall } from './kit/call.ts';
import { commonErrors, type ErrorCode } from './errors.ts';

export const failuresOf = (call: AnyCall): ErrorCode[] => [
  ...(call.who.kind === 'anyone' ? [] : (['sign_in_required'] as const)),
  ...(call.who.kind === 'anyone' || (call.who.kind === 'member' && !call.who.actorField)
    ? []
    : (['not_allowed'] as const)),
  ...((call.fails ?? []) as ErrorCode[]),
];

/** Whether a call can return this error: one it lists, one implied by its access or files, or a common one. */
export const mayAnswer = (call: AnyCall, code: ErrorCode): boolean =>
  failuresOf(call).includes(code) || (commonErrors as readonly ErrorCode[]).includes(code);
