import { helpAnswers, type HelpAnswer } from '@forecourt/contract/help/help-answers.ts';

/** Help answers that match the typed text, best first. Empty if nothing matches. */
export function suggest(subject: string, description: string): HelpAnswer[] {
  const said = { subject: wordsOf(subject), description: wordsOf(description) };
  const scored = known
    .map(({ answer, about }) => ({ answer, score: scoreOf(about, said) }))
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best / 2)
    .map(({ answer }) => answer)
    .slice(0, most);
}

interface Said {
  subject: ReadonlySet<string>;
  description: ReadonlySet<string>;
}

/** Rare keywords score higher than keywords shared by several answers, and the subject counts more. */
function scoreOf(about: ReadonlySet<string>, { subject, description }: Said): number {
  let score = 0;
  for (const word of about) {
    const weight = 1 / (sharedBy.get(word) ?? 1);
    if (subject.has(word)) score += weight * 1.5;
    else if (description.has(word)) score += weight;
  }
  return score;
}

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.map(plain),
  );

/** Crude stemmer: "photos", "uploading" and "refused" are reduced to a stem, which needn't be a word. */
const plain = (word: string): string => {
  const cut = word.replace(/(?:ings?|ed|es|(?<!s)s)$/u, '');
  return (cut.length >= 3 ? cut : word).replace(/e$/u, '');
};

const known = helpAnswers.map((answer) => ({ answer, about: new Set(answer.about.map(plain)) }));

const sharedBy = new Map<string, number>();
for (const { about } of known) for (const word of about) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1);

const enough = 0.5;
const most = 3;
