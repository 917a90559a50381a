interface Site {
  name: string;
  demo: boolean;
  /** How to reach the site's staff. */
  phone: string;
  contact: string;
  timeZone: string;
}

/** Site settings the server wrote into the page or renders with. Defaults apply without a server (tests, vite). */
export const site: Site = { name: 'Forecourt', demo: false, phone: '', contact: '', timeZone: 'UTC', ...written() };

function written(): Partial<Site> {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Partial<Site>;
  } catch {
    return {};
  }
}
