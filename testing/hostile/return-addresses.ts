const evil = 'evil.example';

/** Addresses that would lead to another site, or run code, if they were taken for a page of this one. */
export function hostileReturnAddresses(own: string): string[] {
  const { host } = new URL(own);
  const plain = [
    ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\\\\\'].map((start) => `${start}${evil}`),
    ...['/\t/', '/\n/', '/\r\n/', '\n//', ' //', '\u0000//', '\u00a0//', '/\u200b/'].map((start) => `${start}${evil}`),
    ...['/.//', '/..//', '/sell/..//', '/./\\', '/%2e//', '/%2e%2e//'].map((start) => `${start}${evil}`),
    ...['%2f%2f', '/%2f', '/%2f%2f', '%252f%252f', '/%5c', '%5c%5c', '/%09/', '/%0a/'].map(
      (start) => `${start}${evil}`,
    ),
    // Slashes and dots that look like ours.
    ...['／／', '/／', '/⁄', '/∕', '∕∕', '/＼', '⧸⧸'].map((start) => `${start}${evil}`),
    '//evil。example',
    `https://${evil}/`,
    `https:${evil}`,
    `http:/${evil}`,
    `HTTPS://${evil}`,
    `//${host}@${evil}`,
    `https://${host}@${evil}/`,
    `https://${host}.${evil}/`,
    `/@${evil}`,
    `@${evil}`,
    `.${evil}`,
    `${own}/`.replace('//', '/\\'),
    'javascript:t(1)',
    'JaVaScRiPt:t(1)',
    'java\nscript:t(1)',
    '\u0001javascript:t(1)',
    'javascript://%0at(1)',
    'vbscript:t(1)',
    'data:text/html,<script>t(1)</script>',
    `blob:https://${evil}/1`,
    `/login?returnUrl=//${evil}`,
    `/complete-profile?returnUrl=https%3A%2F%2F${evil}`,
    `["//${evil}"]`,
    `{"to":"//${evil}"}`,
  ];
  // URL-encoded once and twice.
  return plain.flatMap((address) => [encodeURIComponent(address), encodeURIComponent(encodeURIComponent(address))]);
}
