/** Each of these requests the tripwire with its number if it's interpreted as more than text. */
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

/** All of them together, for long fields. */
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

/** Payloads to try in one field until one is accepted. The number identifies it later. */
export function payloads(number: number, maxLength: number): string[] {
  const single = short(number);
  // Each field starts with a different one, so that all of them are used.
  const turned = [...single.slice(number % single.length), ...single.slice(0, number % single.length)];
  const address = `https://canary.example/?"><svg/onload=t(${number})>`;
  return [whole(number), turned[0]!, single[0]!, address].filter((text) => text.length <= maxLength);
}

/** Each alone, for the control: a page that interprets them. */
export const eachPayload = (number: number): string[] => [
  `<svg onload=t(${number})>`,
  `"><img src=x onerror=t(${number})>`,
  `<script>t(${number})</script>`,
  `<input onfocus='t(${number})' autofocus>`,
  `<iframe srcdoc="<script>parent.t(${number})</script>"></iframe>`,
];
