export type Outcome = 'uphold' | 'annul';

export const decisionWords: Record<Outcome, { title: string; text: string; done: string }> = {
  uphold: {
    title: 'Uphold the sale',
    text: 'The sale stands and counts as verified. The ticket is answered with your reason and resolved.',
    done: 'The sale stands',
  },
  annul: {
    title: 'Annul the sale',
    text: 'The sale no longer counts, nor do the reviews written about it. The ticket is answered with your reason and resolved.',
    done: 'The sale is annulled',
  },
};
