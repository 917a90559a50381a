/** What somebody wrote after a sale; `{car}` is its make and model. */
export interface Opinion {
  stars: number;
  title: string;
  comment: string;
  /** What the reviewed side answered. */
  answer?: string;
}

export const said = (stars: number, title: string, comment: string, answer?: string): Opinion => ({
  stars,
  title,
  comment,
  ...(answer !== undefined && { answer }),
});
