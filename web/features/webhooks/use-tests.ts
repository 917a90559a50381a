import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { words } from './words.ts';

export interface TestOutcome {
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

/** Between two tests: a chat that gets many at once refuses some. */
const pauseMs = 500;

/** Tries webhooks out one after the other, and keeps what came back. */
export function useTests() {
  const client = useQueryClient();
  const [tests, setTests] = useState<Tests | null>(null);

  async function run(configs: readonly WebhookConfig[]) {
    const outcomes: TestOutcome[] = [];
    const show = (isRunning: boolean) => setTests({ outcomes: [...outcomes], of: configs.length, isRunning });
    show(true);
    for (const [index, config] of configs.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      outcomes.push(await tryOne(config));
      show(index < configs.length - 1);
    }
    if (configs.length === 0) show(false);
    void client.invalidateQueries({ queryKey: ['webhooks'] });
  }

  return { tests, run, close: () => setTests(null) };
}

async function tryOne({ webhook_id, name }: WebhookConfig): Promise<TestOutcome> {
  try {
    const { success, message, answer, took_ms } = await api.webhooks.test({ webhookId: webhook_id });
    return {
      name,
      isTaken: success,
      message: success ? message : `${words.testFailed}: ${message}`,
      answer,
      tookMs: took_ms,
    };
  } catch (error) {
    const message = `${words.testFailed}: ${sentenceOf(error, words.tryAgain)}`;
    return { name, isTaken: false, message, answer: null, tookMs: null };
  }
}
