import { samplePayer } from './account.ts';
import type { BookedPayment } from './books.store.ts';

/** The payee and the bank's path. */
export interface Shop {
  name: string;
  bankPath: string;
}

/** The bank's pages: plain HTML without scripts, styled differently so it's obvious that the user has left the shop. */
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
        ${mode === 1 ? '' : '<div><dt>Money</dt><dd>Sandbox, for testing</dd></div>'}
        <div><dt>Reference</dt><dd class="reference">${payment_id}</dd></div>
      </dl>
      <div class="choices">
        <button class="approve" name="decision" value="approve">Approve</button>
        <button name="decision" value="decline">Decline</button>
        <button class="quiet" name="decision" value="close">Close the tab</button>
      </div>
      <details>
        <summary>Simulate a problem</summary>
        <fieldset>
          <legend>Problem after you approve</legend>
          ${difficulties.map(difficulty).join('')}
        </fieldset>
      </details>
    </form>`,
  );
}

/** Shown once the payment is approved or declined, which is final. */
export function decidedPage(shop: Shop, { payment_id, amount, status }: BookedPayment): string {
  const isPaid = status === 'payment_successful';
  const what = isPaid ? 'Payment approved' : 'Payment declined';
  return page(
    shop,
    what,
    `<h1>${what}</h1>
    <p>${dollars(amount)} ${isPaid ? 'went' : 'didn’t go'} to ${escape(shop.name)}. This decision is final.</p>
    <a class="button approve" href="/payment/return?payment_id=${payment_id}">Back to ${escape(shop.name)}</a>`,
  );
}

export const leftOpenPage = (shop: Shop, { payment_id, amount }: BookedPayment) =>
  page(
    shop,
    'The payment is still open',
    `<h1>You can close this tab</h1>
    <p>Your payment of ${dollars(amount)} to ${escape(shop.name)} is still open.</p>
    <div class="links">
      <a class="button approve" href="/payment-history">Your payments at ${escape(shop.name)}</a>
      <a class="button" href="${shop.bankPath}/pay/${payment_id}">Pay now</a>
    </div>`,
  );

export const unclearPage = (shop: Shop, { payment_id }: BookedPayment) =>
  page(
    shop,
    'Nothing happened',
    `<h1>Nothing happened</h1>
    <p>The bank didn’t understand what to do with this payment.</p>
    <a class="button approve" href="${shop.bankPath}/pay/${payment_id}">Back to the payment</a>`,
  );

export const notFoundPage = (shop: Shop) =>
  page(
    shop,
    'Payment not found',
    `<h1>Payment not found</h1>
    <p>The bank has no payment at this address.</p>
    <a class="button approve" href="/payment-history">Your payments at ${escape(shop.name)}</a>`,
  );

/** An HTML error page, returned to API clients that expect JSON. */
export const brokenPage = (shop: Shop) =>
  page(shop, 'Be right back', '<h1>Be right back</h1><p>The bank is closed for cleaning.</p>');

const difficulties: [fault: string, name: string, effect: string][] = [
  ['', 'Nothing', 'The shop is notified right away.'],
  ['late', 'A late callback', 'The shop is notified a few seconds after you return.'],
  ['doubled', 'A duplicate callback', 'The shop is notified twice at the same time.'],
  ['none', 'No callback', 'The shop isn’t notified and has to check by itself.'],
  ['wrong_amount', 'The wrong amount', 'One dollar more is paid than requested.'],
  ['sandbox', 'Sandbox money', 'The other kind of money is paid.'],
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
<footer><p>This is a stand-in for the game’s bank. No money moves.</p></footer>
</body>
</html>`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
