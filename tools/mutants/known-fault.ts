export interface KnownFault {
  /** The resulting fault in the product's terms. */
  name: string;
  file: string;
  text: string;
  becomes: string;
}
