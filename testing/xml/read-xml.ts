import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Parses XML strictly. Throws on anything a feed reader may refuse. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, fragment: false });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = { name, namespace: uri, attributes: Object.fromEntries(values), text: '', children: [] };
    if (open.length > 0) open.at(-1)!.children.push(element);
    else root = element;
    open.push(element);
  });
  parser.on('text', (text) => {
    if (open.length > 0) open.at(-1)!.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  if (!root) throw new Error('The document has no element');
  return root;
}

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);
export const textOf = (element: XmlElement, name: string): string | undefined => childrenOf(element, name)[0]?.text;
