import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import type { Draft } from './draft.ts';

/** A request with a false identity, or from another site. */
export interface Forgery {
  title: string;
  forge: (draft: Draft) => void;
}

/** The identities a forger wants: a user who may do this, and one who may do everything. */
export interface Victims {
  entitled: number;
  admin: number;
}

const claims = ({ entitled, admin }: Victims): [string, unknown][] => [
  ...['user_id', 'userId', 'uid', 'sub', 'by', 'as', 'created_by', 'actor_id', 'actor', 'sender_id'].map(
    (name): [string, unknown] => [name, entitled],
  ),
  ...['owner_id', 'seller_id', 'staff_id', 'assigned_by', 'impersonate'].map((name): [string, unknown] => [
    name,
    admin,
  ]),
  ['role', 'admin'],
  ['staff_role', 'admin'],
  ['roles', ['admin']],
  ['is_admin', true],
  ['isAdmin', true],
  ['staff', true],
  ['is_staff', true],
  ['dealer_account_id', 1],
  ['dealer_id', 1],
  ['team_role', 'owner'],
  ['session', 'admin'],
  ['__proto__', { staffRole: 'admin' }],
  ['constructor', { prototype: { staffRole: 'admin' } }],
];

/**
 * Another user's id in the body and in the address, each alone. The call's own fields are left out, because they name a
 * thing.
 */
export function claimsOf(call: AnyCall, victims: Victims): Forgery[] {
  const unknown = claims(victims).filter(([name]) => !Object.hasOwn(call.input.shape, name));
  const inBody = unknown.map(([name, value]) => ({
    title: `${name} in the body`,
    forge({ json, form }: Draft) {
      if (form) form.push([name, JSON.stringify(value)]);
      else if (json) Object.defineProperty(json, name, { value, enumerable: true });
    },
  }));
  const inAddress = unknown.map(([name, value]) => ({
    title: `${name} in the address`,
    forge: (draft: Draft) => void draft.query.push(`${name}=${encodeURIComponent(String(value))}`),
  }));
  return [...inBody, ...inAddress];
}

/** Names another user as the actor. */
export const namesAnother = (call: AnyCall, { admin }: Victims): Forgery[] => {
  const field = call.who.actorField as string | undefined;
  if (!field) return [];
  return [
    {
      title: `another as ${field}`,
      forge({ json, form, query }) {
        if (form) form.push([field, String(admin)]);
        else if (json) json[field] = admin;
        else query.push(`${field}=${admin}`);
      },
    },
  ];
};

const withHeaders = (headers: Record<string, string>): Forgery => ({
  title: Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', '),
  forge: (draft) => void Object.assign(draft.headers, headers),
});

export const headersOf = ({ entitled, admin }: Victims): Forgery[] =>
  [
    { 'x-user-id': String(entitled) },
    { 'x-user': String(entitled) },
    { 'x-acting-as': String(entitled) },
    { 'x-forwarded-user': 'ada.admin' },
    { 'x-remote-user': 'ada.admin' },
    { 'remote-user': 'ada.admin' },
    { 'x-auth-request-user': 'ada.admin' },
    { 'x-authenticated-userid': String(admin) },
    { 'x-role': 'admin' },
    { 'x-admin': 'true' },
    { 'x-original-user': String(admin) },
    { 'x-forwarded-for': '127.0.0.1' },
    // Visitors are identified by their network, and this is a different one.
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1;by=admin' },
    { 'x-original-url': '/' },
    { 'x-rewrite-url': '/' },
    { 'x-http-method-override': 'PUT' },
    { authorization: `Bearer ${entitled}` },
    { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
    { authorization: `Bearer ${unsignedToken(admin)}` },
  ].map((headers) => withHeaders(headers as Record<string, string>));

/** A token with the algorithm "none". */
const unsignedToken = (sub: number) =>
  [{ alg: 'none' }, { sub, role: 'admin' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.';

const elsewhere = (own: string): Forgery[] => {
  const { host, port } = new URL(own);
  return [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `https://${host}` },
    { origin: 'http://127.0.0.1' },
    { origin: `http://${host}.evil.example` },
    { origin: `http://evil.example:${port}` },
    { origin: `http://${host}@evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: own },
    {
      origin: 'null',
      referer: 'https://evil.example/form',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    },
    { origin: 'https://evil.example', 'content-type': 'text/plain' },
    { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    { origin: 'https://evil.example', host: 'evil.example' },
  ].map((headers) => withHeaders(headers as Record<string, string>));
};

/** A body that a form on any site can send, from a browser too old to send its origin. */
const simpleBodies: Forgery[] = ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json'].map(
  (type) => ({
    title: `a body of ${type}`,
    forge(draft) {
      draft.bytes = Buffer.from(
        JSON.stringify(draft.json ?? Object.fromEntries((draft.form ?? []).map(([name]) => [name, '1']))),
      );
      draft.headers['content-type'] = type;
    },
  }),
);

/** Requests that an image or a link on any site can make. */
const asRead = ['GET', 'HEAD'].map((method) => ({
  title: `${method} instead`,
  forge(draft: Draft) {
    const fields = Object.entries(draft.json ?? {}).filter(([, value]) => typeof value !== 'object');
    draft.query.push(...fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`));
    draft.headers['x-http-method-override'] = draft.method;
    Object.assign(draft, { method, json: null, form: null });
  },
}));

/** With an entitled user's session: their browser makes the request, but not from our pages. */
export const crossSite = (own: string): Forgery[] => [...elsewhere(own), ...simpleBodies, ...asRead];
