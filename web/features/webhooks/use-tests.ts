import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
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
  /** How many there are in all. */
  of: number;
  isRunning: boolean;
}

export interface Tested {
  name: string;
  test: () => Promise<TestResult>;
}

/** Between two tests: a chat that gets many at once refuses some. */
const pauseMs = 500;

/** Tries webhooks out one after the other, and keeps what came back; closed, the rest is left. */
export function useTests() {
  const client = useQueryClient();
  const [tests, setTests] = useState<Tests | null>(null);
  const going = useRef<AbortController>(null);
  useEffect(() => () => going.current?.abort(), []);

  async function run(tested: readonly Tested[]) {
    going.current?.abort();
    const { signal } = (going.current = new AbortController());
    const outcomes: TestOutcome[] = [];
    const show = () =>
      !signal.aborted &&
      setTests({ outcomes: [...outcomes], of: tested.length, isRunning: outcomes.length < tested.length });
    show();
    for (const [index, one] of tested.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (signal.aborted) break;
      outcomes.push(await tryOne(one));
      show();
    }
    void client.invalidateQueries({ queryKey: ['webhooks'] });
  }

  function close() {
    going.current?.abort();
    setTests(null);
  }

  return { tests, run, close };
}

async function tryOne({ name, test }: Tested): Promise<TestOutcome> {
  try {
    const { success, message, answer, took_ms } = await test();
    const said = success ? message : `${words.testFailed}: ${message}`;
    return { name, isTaken: success, message: said, answer, tookMs: took_ms };
  } catch (error) {
    const message = `${words.testFailed}: ${sentenceOf(error, words.tryAgain)}`;
    return { name, isTaken: false, message, answer: null, tookMs: null };
  }
}
