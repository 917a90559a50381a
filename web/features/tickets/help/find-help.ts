import { helpAnswers, type HelpAnswer } from '@forecourt/contract/help/help-answers.ts';
import { suggest } from './suggest.ts';

/** Answers that contain every typed word, best first. If there are none, answers about something similar. */
export function findHelp(text: string): readonly HelpAnswer[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  if (words.length === 0) return helpAnswers;
  const close = suggest(text, '');
  const found = texts.filter(({ said }) => words.every((word) => said.includes(word))).map(({ answer }) => answer);
  return found.length > 0
    ? [...close.filter((one) => found.includes(one)), ...found.filter((one) => !close.includes(one))]
    : close;
}

const texts = helpAnswers.map((answer) => ({
  answer,
  said: [answer.question, answer.answer, ...answer.about].join(' ').toLowerCase(),
}));
