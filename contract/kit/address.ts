export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `METHOD /path`, then the selector: `?action=makes`, `?id`, or `{action=update_status}` in the body. */
export type AddressText = `${Method} /${string}`;

/** Plain data, so the browser gets addresses without bundling the schemas. */
export interface Address {
  method: Method;
  path: string;
  /** Query keys. With a value they select the call. With `null` they select by presence and carry an input. */
  query: Record<string, string | null>;
  /** Body keys that select the call by their value. */
  body: Record<string, string>;
}

type Fields = Record<string, unknown>;

export function parseAddress(text: AddressText): Address {
  const match = /^(GET|POST|PUT|DELETE) (\/[^?{ ]*)(?:\?([^{ ]+))?(?: \{([^}]+)\})?$/.exec(text);
  if (!match) throw new Error(`Not an address: ${text}`);
  const [, method, path, query = '', body = ''] = match;
  const inBody = pairs(body);
  for (const [key, value] of Object.entries(inBody)) {
    if (value === null) throw new Error(`${text}: "${key}" in the body needs a value to select by`);
  }
  return {
    method: method as Method,
    path: path as string,
    query: pairs(query),
    body: inBody as Record<string, string>,
  };
}

export function addressText({ method, path, query, body }: Address): string {
  const inQuery = Object.entries(query).map(([key, value]) => (value === null ? key : `${key}=${value}`));
  const inBody = Object.entries(body).map(([key, value]) => `${key}=${value}`);
  return `${method} ${path}${inQuery.length ? `?${inQuery.join('&')}` : ''}${inBody.length ? ` {${inBody.join('&')}}` : ''}`;
}

/** True if the request has everything the address requires, and no `action` the address doesn't know. */
export function selects(address: Address, query: Fields, body: Fields): boolean {
  const namesAction = 'action' in address.query || 'action' in address.body;
  if (!namesAction && (query.action !== undefined || body.action !== undefined)) return false;
  return (
    Object.entries(address.query).every(([key, value]) =>
      value === null ? query[key] !== undefined : query[key] === value,
    ) && Object.entries(address.body).every(([key, value]) => body[key] === value)
  );
}

export const specificity = (address: Address): number =>
  Object.keys(address.query).length + Object.keys(address.body).length;

/** True if one request could match both addresses. */
export function overlaps(a: Address, b: Address): boolean {
  if (a.method !== b.method || a.path !== b.path) return false;
  if (actionOf(a) !== actionOf(b)) return false;
  const agree = (left: Address['query'], right: Address['query']) =>
    Object.entries(left).every(([key, value]) => {
      const other = right[key];
      return value === null || other === undefined || other === null || other === value;
    });
  return agree(a.query, b.query) && agree(a.body, b.body);
}

const actionOf = (address: Address) => address.query.action ?? address.body.action;

const pairs = (text: string): Record<string, string | null> =>
  Object.fromEntries(
    text
      .split('&')
      .filter(Boolean)
      .map((part) => {
        const [key = '', value] = part.split('=');
        return [key, value ?? null];
      }),
  );
