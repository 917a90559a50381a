import type { Person } from '../people.ts';

/** The provider's pages: plain HTML without scripts, styled differently so it's obvious that the user has left the site. */
export function authorizePage(people: readonly Person[], asked: Record<string, string | undefined>): string {
  const hidden = Object.entries(asked)
    .filter(([name]) => name !== 'account' && name !== 'deny')
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value ?? '')}">`)
    .join('');
  const groups = Map.groupBy(people, ({ group }) => group);
  const sections = [...groups].map(
    ([group, members]) => `<section><h2>${escape(group)}</h2><ul>${members.map(personButton).join('')}</ul></section>`,
  );
  return page(
    'Log in with a sample account',
    `<main><form method="post" action="authorize">${hidden}
      <header>
        <p class="mark">GTA World <span>demo login</span></p>
        <h1>Who are you today?</h1>
        <p>This is a stand-in for the game community's login. Select a sample account. There's no password.</p>
        <button class="cancel" name="deny" value="1">Cancel and go back</button>
      </header>
      ${sections.join('')}
    </form></main>`,
  );
}

export const errorPage = (why: string) =>
  page('Login refused', `<main><h1>We couldn’t log you in</h1><p>${escape(why)}</p></main>`);
export const notFoundPage = () =>
  page('GTA World', '<main><h1>GTA World</h1><p>There is nothing at this address.</p></main>');

const personButton = ({ username, about }: Person) =>
  `<li><button name="account" value="${escape(username)}"><b>${escape(username)}</b> <span>${escape(about)}</span></button></li>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/gta-world/provider.css">
</head>
<body>${body}</body>
</html>`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
