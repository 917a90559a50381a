import { samplePayer } from './account.ts';
import type { BookedPayment } from './books.store.ts';

/** Who is paid, and where the bank stands. */
export interface Shop {
  name: string;
  bankPath: string;
}

/** The bank's own pages: plain HTML, no script, in a look of their own so that it is plain one has left the shop. */
export function payPage(shop: Shop, { payment_id, amount, mode, description }: BookedPayment): string {
  return page(
    shop,
    `Pay ${dollars(amount)} to ${shop.name}`,
    `<form method="post" action="${payment_id}">
      <h1>Payment to ${escape(shop.name)}</h1>
      <p class="amount">${dollars(amount)}</p>
      <dl>
        <div><dt>For</dt><dd>${escape(description)}</dd></div>
        <div><dt>From</dt><dd>${samplePayer.name} <span class="digits">${samplePayer.routing}</span></dd></div>
        ${mode === 1 ? '' : '<div><dt>Money</dt><dd>Sandbox, for trying out</dd></div>'}
        <div><dt>Reference</dt><dd class="reference">${payment_id}</dd></div>
      </dl>
      <div class="choices">
        <button class="approve" name="decision" value="approve">Approve</button>
        <button name="decision" value="decline">Decline</button>
        <button class="quiet" name="decision" value="close">Close the tab</button>
      </div>
      <details>
        <summary>Make it difficult</summary>
        <fieldset>
          <legend>What goes wrong when you approve</legend>
          ${difficulties.map(difficulty).join('')}
        </fieldset>
      </details>
    </form>`,
  );
}

/** Decided, and for good. */
export function decidedPage(shop: Shop, { payment_id, amount, status }: BookedPayment): string {
  const isPaid = status === 'payment_successful';
  const what = isPaid ? 'This payment is approved' : 'This payment was declined';
  return page(
    shop,
    what,
    `<h1>${what}</h1>
    <p>${dollars(amount)} ${isPaid ? 'went' : 'did not go'} to ${escape(shop.name)}. It cannot be decided again.</p>
    <a class="button approve" href="/payment/return?payment_id=${payment_id}">Back to ${escape(shop.name)}</a>`,
  );
}

export const leftOpenPage = (shop: Shop, { payment_id, amount }: BookedPayment) =>
  page(
    shop,
    'The payment is still open',
    `<h1>You can close this tab</h1>
    <p>Nothing was decided: the payment of ${dollars(amount)} to ${escape(shop.name)} is still open.</p>
    <div class="links">
      <a class="button approve" href="/payment-history">Your payments at ${escape(shop.name)}</a>
      <a class="button" href="${shop.bankPath}/pay/${payment_id}">Pay after all</a>
    </div>`,
  );

export const unclearPage = (shop: Shop, { payment_id }: BookedPayment) =>
  page(
    shop,
    'Nothing was decided',
    `<h1>Nothing was decided</h1>
    <p>The bank did not understand what to do with this payment.</p>
    <a class="button approve" href="${shop.bankPath}/pay/${payment_id}">Back to the payment</a>`,
  );

export const notFoundPage = (shop: Shop) =>
  page(
    shop,
    'No such payment',
    `<h1>No such payment</h1>
    <p>The bank has no payment at this address.</p>
    <a class="button approve" href="/payment-history">Your payments at ${escape(shop.name)}</a>`,
  );

/** What a merchant's program gets that asked for JSON. */
export const brokenPage = (shop: Shop) =>
  page(shop, 'Be right back', '<h1>Be right back</h1><p>The bank is being cleaned.</p>');

const difficulties: [fault: string, name: string, effect: string][] = [
  ['', 'Nothing', 'The shop is told at once.'],
  ['late', 'A late callback', 'The shop is told a few seconds after you are back.'],
  ['doubled', 'A doubled callback', 'The shop is told twice at the same moment.'],
  ['none', 'No callback', 'The shop is not told and has to ask.'],
  ['wrong_amount', 'The wrong amount', 'A dollar more is paid than was asked for.'],
  ['sandbox', 'Sandbox money', 'Money of the other kind is paid.'],
];

const difficulty = ([fault, name, effect]: (typeof difficulties)[number]) =>
  `<label><input type="radio" name="fault" value="${fault}"${fault === '' ? ' checked' : ''}>
    <span><b>${name}</b> <small>${effect}</small></span></label>`;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const page = ({ bankPath }: Shop, title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · Fleeca demo bank</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${bankPath}/bank.css">
</head>
<body>
<header><p class="mark">Fleeca <span>demo bank</span></p></header>
<main>${body}</main>
<footer><p>This stands in for the game’s bank; no money moves.</p></footer>
</body>
</html>`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
