import { carWords, numberIn } from '@forecourt/contract/quick-search/searched.ts';

export interface SearchedCar {
  id: number;
  title: string;
  year: number | null;
  make: string | null;
  model: string | null;
  colour: string | null;
  body_class: string | null;
  description: string | null;
}

/** Why a car was found, if its title doesn't show it: other facts that begin with the words, or a part of the text. */
export function whyFound(car: SearchedCar, search: string): string | null {
  if (car.id === numberIn(search)) return `Number ${car.id}`;
  const facts = [[car.year, car.make, car.model].filter(Boolean).join(' '), car.colour, car.body_class];
  let left = carWords(search).filter((word) => !has(car.title, word));
  const reasons: string[] = [];
  for (const fact of facts) {
    if (!fact || !left.some((word) => has(fact, word))) continue;
    reasons.push(fact);
    left = left.filter((word) => !has(fact, word));
  }
  const [first] = left;
  const part = first && car.description && excerpt(car.description, first);
  return [...reasons, ...(part ? [part] : [])].join(', ') || null;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const has = (text: string, word: string): boolean =>
  wordsWithPlace(text).some(({ said }) => said.startsWith(plain(word)));

const wordsWithPlace = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({ said: plain(word), index }));

/** Characters shown on each side of the word. */
const around = 40;

function excerpt(text: string, word: string): string | null {
  const at = wordsWithPlace(text).find(({ said }) => said.startsWith(plain(word)))?.index;
  if (at === undefined) return null;
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + word.length + around);
  const part = text
    .slice(from, to)
    // No halves of words at the ends.
    .replace(from > 0 ? /^\S*\s/ : /^/, '')
    .replace(to < text.length ? /\s\S*$/ : /$/, '')
    .replace(/\s+/g, ' ');
  return `“${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}”`;
}
