import type { Contract } from '@forecourt/contract/kit/call.ts';

/** The addresses as plain data: the browser's first load carries these and none of the shapes. */
export function addressesModule(contract: Contract): string {
  const features = Object.entries(contract).map(([feature, calls]) => {
    const lines = Object.entries(calls).map(([name, call]) => {
      const { method, path, query, body } = call.address;
      const address = {
        method,
        path,
        query,
        body,
        ...(call.whenMissing !== undefined && { whenMissing: call.whenMissing }),
        ...(call.files && { files: Object.keys(call.files) }),
        ...(call.who.actorField && { actor: call.who.actorField }),
      };
      return `    ${name}: ${JSON.stringify(address)},`;
    });
    return `  ${feature}: {\n${lines.join('\n')}\n  },`;
  });
  return `// Written by \`npm run generate\` from the contract; not to be edited.\nexport const addresses = {\n${features.join('\n')}\n} as const;\n`;
}
