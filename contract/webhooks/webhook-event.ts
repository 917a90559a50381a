/** One kind of webhook event. */
export interface EventRule {
  name: string;
  description: string;
  /** Colour of the stripe beside the message. */
  colour: number;
  /** The default template. */
  template: string;
  /** An example value for every variable a template can use. */
  example: Readonly<Record<string, string>>;
}

/** The data of one event: values of its variables, and the contents of the embed. */
export interface EventFacts {
  values: Record<string, string>;
  title?: string;
  link?: string;
  picture?: string;
  price?: string;
}
