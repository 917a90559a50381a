/** Escapes user text for chats so it can't add markup, links or mentions. */
export const forMarkdown = (text: string) => text.replace(/[\\*_~`|>#[\]()<]/g, '\\$&').replace(/@/g, '@\u200b');

/** BBCode has no escape, so square brackets become round ones. */
export const forBbCode = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')');
