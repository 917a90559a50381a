import { addressText, overlaps, selects, specificity, type Address } from './address.ts';
import type { AnyCall, Contract } from './call.ts';

export interface NamedCall {
  feature: string;
  name: string;
  call: AnyCall;
}

export const namedCalls = (contract: Contract): NamedCall[] =>
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ feature, name, call })),
  );

/** The calls by `METHOD /path`, most specific first. Throws at startup if one request could match two calls. */
export function routeTable(contract: Contract): Map<string, NamedCall[]> {
  const table = Map.groupBy(namedCalls(contract), ({ call }) => `${call.address.method} ${call.address.path}`);
  for (const candidates of table.values()) {
    candidates.sort((a, b) => specificity(b.call.address) - specificity(a.call.address));
    candidates.forEach((one, index) => {
      for (const other of candidates.slice(index + 1)) rejectIfAmbiguous(one, other);
    });
  }
  return table;
}

export const choose = (
  candidates: readonly NamedCall[],
  query: Record<string, unknown>,
  body: Record<string, unknown>,
): NamedCall | undefined => candidates.find(({ call }) => selects(call.address, query, body));

function rejectIfAmbiguous(one: NamedCall, other: NamedCall): void {
  const [a, b] = [one.call, other.call];
  if (!overlaps(a.address, b.address) || specificity(a.address) !== specificity(b.address)) return;
  if (addressText(a.address) === addressText(b.address)) {
    throw new Error(`Two calls share the address ${addressText(a.address)}: ${title(one)} and ${title(other)}`);
  }
  // Calls selected by different keys can't clash while neither accepts the other's key, because inputs are strict.
  if (accepts(a, b.address) || accepts(b, a.address)) {
    throw new Error(
      `One request could match both ${title(one)} (${addressText(a.address)}) and ${title(other)} (${addressText(b.address)})`,
    );
  }
}

const accepts = (call: AnyCall, address: Address) =>
  Object.keys({ ...address.query, ...address.body }).every((key) =>
    [call.address.query, call.address.body, call.input.shape].some((known) => Object.hasOwn(known, key)),
  );

const title = ({ feature, name }: NamedCall) => `${feature}.${name}`;
