interface Site {
  name: string;
  demo: boolean;
  /** How to reach its staff. */
  phone: string;
  contact: string;
}

/** What the server wrote into the page, or draws it with; without a server (tests, vite) the defaults. */
export const site: Site = { name: 'Forecourt', demo: false, phone: '', contact: '', ...written() };

function written(): Partial<Site> {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Partial<Site>;
  } catch {
    return {};
  }
}
