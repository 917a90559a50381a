import { variablesOf, type WebhookEvent } from './webhook-events.ts';

/** What a chat takes in one message. */
export const maxContent = 2000;

const placeholder = /\{([^{}\s]*)\}/g;
/** Not shown, and enough to keep a chat from reading a mention or a link. */
const nothingVisible = '\u200b';

/** What is wrong with a template, in a sentence; null: nothing. */
export function templateFault(template: string, event: WebhookEvent): string | null {
  const variables = variablesOf(event);
  const unknown = [...template.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .find((name) => !variables.includes(name));
  if (unknown !== undefined)
    return `There is no {${unknown}} here. You can use ${variables.map((name) => `{${name}}`).join(', ')}.`;
  if (/[{}]/.test(template.replaceAll(placeholder, ''))) return 'A { or } has no partner';
  return null;
}

/**
 * The text of a message. Each value is put in once and as text: what it holds is neither read as a placeholder nor as
 * anything a chat understands. A name that is none of the event's stays as it is written.
 */
export function fillTemplate(template: string, event: WebhookEvent, values: Record<string, string>): string {
  const variables = variablesOf(event);
  const filled = template.replaceAll(placeholder, (whole, name: string) => {
    if (!variables.includes(name)) return whole;
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
    return name.endsWith('_url') ? linkText(value) : plainText(value);
  });
  return clamp(withoutMentions(filled), maxContent);
}

/** What turns the text after it around, or is no sign at all. */
const outOfSight = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/gu;
/** Which a chat shows as an invitation, also without https:// before it. */
const invitation = /(\.gg|\.com)(?=\/)/gi;

/** What somebody wrote, as a chat shows it and does nothing else with it: on one line, without marks, mentions, links. */
export const plainText = (value: string): string =>
  value
    .replaceAll(outOfSight, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\*_~`|>#[\]()<+-]/g, String.raw`\$&`)
    .replaceAll('@', `@${nothingVisible}`)
    .replaceAll('//', `/${nothingVisible}/`)
    .replaceAll(invitation, `$1${nothingVisible}`);

/** An address goes in as it is, if it is one. */
const linkText = (value: string): string => webLink(value) ?? plainText(value);

/** Null where it is no address of the web. */
export function webLink(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, href, username, password } = new URL(value);
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return null;
  return href.replaceAll(/[()<>*_~`|]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Also what the template itself says calls nobody. */
const withoutMentions = (text: string): string =>
  text.replaceAll(/@(?=everyone|here)|<(?=[@#])/gi, `$&${nothingVisible}`);

/** At most so long; what is cut off is told by an ellipsis, and no character is cut in two. */
export function clamp(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
