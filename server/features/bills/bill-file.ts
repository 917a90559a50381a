import { readBillText, type BillContent } from './bill-text.ts';

export interface BillFile {
  /** The signed text. */
  text: string;
  sha256: string;
  /** In base64url. */
  signature: string;
}

const begin = '-----BEGIN FORECOURT BILL OF SALE-----\n';
const middle = '-----BEGIN SIGNATURE-----\n';
const end = '-----END FORECOURT BILL OF SALE-----\n';

/** The file that parties download. */
export const writeBillFile = ({ text, sha256, signature }: BillFile): string =>
  `${begin}${text}${middle}sha256: ${sha256}\ned25519: ${signature}\n${end}`;

const shape = new RegExp(`^${begin}(?<text>[^]*?)${middle}sha256: (?<sha256>.*)\\ned25519: (?<signature>.*)\\n${end}$`);

/** Null unless it has exactly the format of `writeBillFile`. Says nothing about the signature. */
export function readBillFile(file: string): (BillFile & { content: BillContent }) | null {
  const { text, sha256, signature } = shape.exec(file)?.groups ?? {};
  if (text === undefined || sha256 === undefined || signature === undefined) return null;
  const content = readBillText(text);
  const read = content && { text, sha256, signature, content };
  return read && writeBillFile(read) === file ? read : null;
}
