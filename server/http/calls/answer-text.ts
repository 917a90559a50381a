import { deepStrictEqual } from 'node:assert/strict';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';

/**
 * Serializes a response with only the fields that the call's output names. `isChecked` also validates pre-serialized
 * JSON.
 */
export function answerText(call: AnyCall, answer: unknown, isChecked: boolean): string {
  if (!(answer instanceof ReadyAnswer)) return JSON.stringify(call.output.parse(answer));
  if (isChecked) deepStrictEqual(JSON.parse(answer.json), call.output.parse(JSON.parse(answer.json)));
  return answer.json;
}
