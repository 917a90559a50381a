import type { AnyCall, Contract } from '@forecourt/contract/kit/call.ts';

const head = '// Written by `npm run generate` from the contract. Do not edit.\n';

/** Every call's address as plain data. */
export function addressesModule(contract: Contract): string {
  const features = Object.entries(contract).map(([feature, calls]) => `  ${feature}: ${addressesOf(calls, '  ')},`);
  return `${head}export const addresses = {\n${features.join('\n')}\n} as const;\n`;
}

/** The queries to refetch after a call (web/lib/refetch-after.ts). */
type Refetches = Partial<Record<string, Partial<Record<string, readonly string[] | 'everything'>>>>;

/** One module per feature for the pages, so that a browser loads only the addresses it needs and no schemas. */
export const pageModules = (contract: Contract, refetches: Refetches): Record<string, string> => ({
  'web/lib/api/features.generated.ts': `${head}${Object.keys(contract)
    .map((feature) => `export { ${feature} } from './${feature}.generated.ts';\n`)
    .join('')}`,
  ...Object.fromEntries(
    Object.entries(contract).map(([feature, calls]) => [
      `web/lib/api/${feature}.generated.ts`,
      `${head}import { connect } from './connect.ts';\n\nexport const ${feature} = connect('${feature}', ${addressesOf(calls, '', (name, call) => refetchOf(refetches, feature, name, call))});\n`,
    ]),
  ),
});

/** The query keys as the browser needs them. The empty key is everything. */
function refetchOf(refetches: Refetches, feature: string, name: string, { address }: AnyCall) {
  const entry = refetches[feature]?.[name];
  if (address.method === 'GET') {
    if (entry) throw new Error(`web/lib/refetch-after.ts has an entry for ${feature}.${name}, which only reads.`);
    return {};
  }
  if (!entry)
    throw new Error(`web/lib/refetch-after.ts: say what to refetch after ${feature}.${name} (or \`nothing\`).`);
  if (entry === 'everything') return { refetch: [[]] };
  return entry.length > 0 && { refetch: entry.map((key) => key.split('.')) };
}

function addressesOf(
  calls: Contract[string],
  indent: string,
  more: (name: string, call: AnyCall) => object | false = () => ({}),
): string {
  const lines = Object.entries(calls).map(([name, call]) => {
    const { method, path, query, body } = call.address;
    const address = {
      method,
      path,
      // Left out if empty, because there are many of them.
      ...(Object.keys(query).length > 0 && { query }),
      ...(Object.keys(body).length > 0 && { body }),
      ...(call.whenMissing !== undefined && { whenMissing: call.whenMissing }),
      ...(call.files && { files: Object.keys(call.files) }),
      ...(call.who.actorField && { actor: call.who.actorField }),
      ...more(name, call),
    };
    return `${indent}  ${name}: ${JSON.stringify(address)},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
