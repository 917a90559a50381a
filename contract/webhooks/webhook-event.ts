/** One kind of event that is told outside. */
export interface EventRule {
  name: string;
  description: string;
  /** Of the stripe beside the message. */
  colour: number;
  /** What is said when nobody wrote anything else. */
  template: string;
  /** A value for every variable that a template may name. */
  example: Readonly<Record<string, string>>;
}

/** What is known of one event: the values of its variables, and what stands in the frame below the text. */
export interface EventFacts {
  values: Record<string, string>;
  title?: string;
  link?: string;
  picture?: string;
  price?: string;
}
