import { useEffect, useRef, useState } from 'react';
import type { TestResult } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { words } from './words.ts';

interface TestOutcome {
  name: string;
  isTaken: boolean;
  message: string;
  answer: string | null;
  tookMs: number | null;
}

export interface Tests {
  outcomes: TestOutcome[];
  /** Total number of tests. */
  of: number;
  isRunning: boolean;
}

export interface Tested {
  name: string;
  test: () => Promise<TestResult>;
}

/** Pause between tests, because chats refuse some messages if many arrive together. */
const pauseMs = 500;

/** Tests webhooks one after the other and collects the results. Closing the dialog skips the rest. */
export function useTests() {
  const [tests, setTests] = useState<Tests | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(tested: readonly Tested[]) {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const outcomes: TestOutcome[] = [];
    const show = () =>
      !signal.aborted &&
      setTests({ outcomes: [...outcomes], of: tested.length, isRunning: outcomes.length < tested.length });
    show();
    for (const [index, webhook] of tested.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (signal.aborted) break;
      outcomes.push(await runTest(webhook));
      show();
    }
  }

  function close() {
    controller.current?.abort();
    setTests(null);
  }

  return { tests, run, close };
}

async function runTest({ name, test }: Tested): Promise<TestOutcome> {
  try {
    const { success, message, answer, took_ms } = await test();
    const text = success ? message : `${words.testFailed}: ${message}`;
    return { name, isTaken: success, message: text, answer, tookMs: took_ms };
  } catch (error) {
    const message = `${words.testFailed}: ${sentenceOf(error)}`;
    return { name, isTaken: false, message, answer: null, tookMs: null };
  }
}
