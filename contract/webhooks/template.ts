import { variablesOf, type WebhookEvent } from './webhook-events.ts';

/** A chat's limit for one message. */
export const maxContent = 2000;

const placeholder = /\{([^{}\s]*)\}/g;
/** Zero-width, and enough to keep a chat from parsing a mention or a link. */
const nothingVisible = '\u200b';

/** One sentence about what's wrong with a template, or null. */
export function templateFault(template: string, event: WebhookEvent): string | null {
  const variables = variablesOf(event);
  const unknown = [...template.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .find((name) => !variables.includes(name));
  if (unknown !== undefined)
    return `{${unknown}} isn’t available here. You can use ${variables.map((name) => `{${name}}`).join(', ')}.`;
  if (/[{}]/.test(template.replaceAll(placeholder, ''))) return 'A { or } is missing its counterpart';
  return null;
}

/**
 * Fills in the text of a message. Each value is inserted once, as plain text: it is parsed neither as a placeholder
 * nor as chat markup. Unknown names are left unchanged.
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

/** Direction overrides and control characters. */
const outOfSight = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/gu;
/** Chats show these as an invitation, even without https://. */
const invitation = /(\.gg|\.com)(?=\/)/gi;

/** Makes user text harmless in a chat: one line, without markup, mentions or links. */
export const plainText = (value: string): string =>
  value
    .replaceAll(outOfSight, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\*_~`|>#[\]()<+-]/g, String.raw`\$&`)
    .replaceAll('@', `@${nothingVisible}`)
    .replaceAll('//', `/${nothingVisible}/`)
    .replaceAll(invitation, `$1${nothingVisible}`);

/** A valid web address is inserted unchanged. */
const linkText = (value: string): string => webLink(value) ?? plainText(value);

/** Null if it isn't a web address. */
export function webLink(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, href, username, password } = new URL(value);
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return null;
  return href.replaceAll(/[()<>*_~`|]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Also disables mentions in the template's own text. */
const withoutMentions = (text: string): string =>
  text.replaceAll(/@(?=everyone|here)|<(?=[@#])/gi, `$&${nothingVisible}`);

/** Cuts text to this length with an ellipsis, without splitting a character. */
export function clamp(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
