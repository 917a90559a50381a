export type TextPart = { text: string; href?: string };

/** Splits text into plain parts and web addresses. Only http, https and www. become links. */
export function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutTail(found);
    const href = addressOf(written);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const address = /(?:\bhttps?:\/\/|(?<![\w.@/-])www\.(?=\w))[^\s<>"]+/giu;

/** A full stop after an address, or a bracket around it, belongs to the sentence. */
function withoutTail(found: string): string {
  const cut = found.replace(/[.,;:!?'’”)\]}]+$/u, '');
  const tail = found.slice(cut.length);
  return cut.includes('(') && tail.startsWith(')') ? `${cut})` : cut;
}

function addressOf(written: string): string | undefined {
  const whole = /^www\./i.test(written) ? `https://${written}` : written;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, href } = new URL(whole);
  return (protocol === 'https:' || protocol === 'http:') && hostname ? href : undefined;
}
