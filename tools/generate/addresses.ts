import type { Contract } from '@forecourt/contract/kit/call.ts';

const head = '// Written by `npm run generate` from the contract. Do not edit.\n';

/** Every call's address as plain data. */
export function addressesModule(contract: Contract): string {
  const features = Object.entries(contract).map(([feature, calls]) => `  ${feature}: ${addressesOf(calls, '  ')},`);
  return `${head}export const addresses = {\n${features.join('\n')}\n} as const;\n`;
}

/** One module per feature for the pages, so that a browser loads only the addresses it needs and no schemas. */
export const pageModules = (contract: Contract): Record<string, string> => ({
  'web/lib/api/features.generated.ts': `${head}${Object.keys(contract)
    .map((feature) => `export { ${feature} } from './${feature}.generated.ts';\n`)
    .join('')}`,
  ...Object.fromEntries(
    Object.entries(contract).map(([feature, calls]) => [
      `web/lib/api/${feature}.generated.ts`,
      `${head}import { connect } from './connect.ts';\n\nexport const ${feature} = connect('${feature}', ${addressesOf(calls, '')});\n`,
    ]),
  ),
});

function addressesOf(calls: Contract[string], indent: string): string {
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
    };
    return `${indent}  ${name}: ${JSON.stringify(address)},`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
