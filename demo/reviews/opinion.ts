/** A review after a sale. `{car}` is its make and model. */
export interface Opinion {
  stars: number;
  title: string;
  comment: string;
  /** The reviewed side's response. */
  answer?: string;
}

export const said = (stars: number, title: string, comment: string, answer?: string): Opinion => ({
  stars,
  title,
  comment,
  ...(answer !== undefined && { answer }),
});
