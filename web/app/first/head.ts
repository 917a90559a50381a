/** Runs before the first paint: what this browser remembers about the user's look of the site. */

// Zod must not compile schemas with eval: our content policy forbids it, and even an attempt is reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
try {
  const theme = localStorage.getItem('forecourt.theme');
  const known = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') {
    known['theme'] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = theme === 'dark' ? '#100e0c' : '#fbfaf8';
  }
  // Server-rendered HTML is the same for everyone. This reserves space for returning users (ui/styles.css).
  if (localStorage.getItem('forecourt.user')) known['person'] = '';
  const face = localStorage.getItem('forecourt.face');
  if (face) document.documentElement.style.setProperty('--face', `${Number(face)}px`);
  if (localStorage.getItem('forecourt.browse-view') === 'list') known['view'] = 'list';
} catch {
  // Storage is blocked. The page looks as it does for a new visitor.
}
