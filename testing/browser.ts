/** The parts of a browser that an API test needs: it stores cookies and sends them back to the site. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }

  fetch: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(input instanceof Request ? input.url : input, this.url), {
      redirect: 'manual',
      ...init,
      headers,
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  };

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const ended = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (ended || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
