export type Outcome = 'uphold' | 'annul';

export const decisionWords: Record<Outcome, { title: string; text: string; done: string }> = {
  uphold: {
    title: 'Uphold sale',
    text: 'The sale will count as verified. Your reason will be posted in the ticket, and the ticket will be resolved.',
    done: 'Sale upheld',
  },
  annul: {
    title: 'Annul sale',
    text: 'The sale and its reviews will no longer count. Your reason will be posted in the ticket, and the ticket will be resolved.',
    done: 'Sale annulled',
  },
};
