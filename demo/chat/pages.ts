import { ownPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import { channelNames } from '@forecourt/contract/webhooks/webhook-events.ts';
import { hookOf, ownChannel } from './place.ts';
import type { ShownMessage } from './chat.store.ts';

interface Shown {
  path: string;
  siteName: string;
  channel: string;
  name: string;
}

/** One channel, newest first, with an address to try your own webhook. Messages are shown as text. */
export function channelPage(
  { path, siteName, channel, name }: Shown,
  messages: { message: ShownMessage; received_at: Date }[],
): string {
  const links = [...channelNames, ownChannel].map(
    (one) => `<a href="${path}/${one}"${one === channel ? ' aria-current="page"' : ''}># ${one}</a>`,
  );
  const shown = messages.map(({ message, received_at }) => entry(message, received_at));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title># ${channel} – demo chat</title>
    <link rel="stylesheet" href="${path}/chat.css">
    <script type="module" src="${path}/copy.js"></script>
  </head>
  <body>
    <nav aria-label="Channels"><p class="mark">Demo chat</p><a class="back" href="/">Back to ${escape(siteName)}</a>${links.join('')}</nav>
    <main>
      <header><h1># ${channel}</h1><p>${escape(name)}: messages from ${escape(siteName)}’s webhook. <a href="${path}/${channel}">Refresh</a></p></header>
      ${ownAddress(path)}
      ${shown.join('') || '<p class="empty">Nothing yet. Do something on the site that this channel is notified about, or select Test on the webhook.</p>'}
    </main>
  </body>
</html>`;
}

const ownAddress = (path: string) => `<section class="own" aria-labelledby="own">
        <h2 id="own">Try your own webhook</h2>
        <label for="address">Webhook address</label>
        <div class="address">
          <input id="address" value="${hookOf(ownChannel)}" readonly>
          <button id="copy" type="button" hidden>Copy address</button>
          <span id="copied" role="status"></span>
        </div>
        <p>Enter it as the address of your webhook, on <a href="/profile#webhook">your profile</a> or in the <a href="/dealer/settings#webhook">settings of your dealership</a>, and save. Messages appear in <a href="${path}/${ownChannel}"># ${ownChannel}</a>. This demo has one such channel for everyone.</p>
      </section>`;

function entry({ username = 'Webhook', content, embeds }: ShownMessage, receivedAt: Date): string {
  return `<article>
    <span class="face" aria-hidden="true">${escape(username.slice(0, 1))}</span>
    <div>
      <p class="who"><b>${escape(username)}</b> <span class="app">APP</span> <time datetime="${receivedAt.toISOString()}">${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
      <p class="content">${marks(content)}</p>
      ${embeds.map(frame).join('')}
    </div>
  </article>`;
}

function frame({ title, url, color, image, fields = [] }: ShownMessage['embeds'][number]): string {
  const head = marks(title);
  const stripe = `#${color.toString(16).padStart(6, '0')}`;
  return `<div class="frame">
    <svg class="stripe" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${stripe}"/></svg>
    <div>
      <p class="title">${url ? `<a href="${escape(url)}">${head}</a>` : head}</p>
      ${fields.map(({ name, value }) => `<dl><dt>${escape(name)}</dt><dd>${marks(value)}</dd></dl>`).join('')}
      ${image ? `<img src="${escape(pictureOf(image.url))}" alt="" loading="lazy">` : ''}
    </div>
  </div>`;
}

/** A relative address, because this page may be opened under a different host name than the site's. */
function pictureOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith(ownPhotoBase) ? pathname : url;
}

/** The Markdown our own texts use: bold, links, and backslash escapes. */
const marks = (text: string): string =>
  escape(text)
    .replaceAll(/\*\*((?:\\.|[^*\\])+)\*\*/g, '<b>$1</b>')
    .replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
    .replaceAll(/\\(&lt;|&gt;|[^\w\s&])/g, '$1');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
