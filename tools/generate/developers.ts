import { readFileSync } from 'node:fs';
import { addressText } from '@forecourt/contract/kit/address.ts';
import type { AnyCall, Contract } from '@forecourt/contract/kit/call.ts';
import { commonErrors, errors } from '@forecourt/contract/errors.ts';
import { failuresOf } from '@forecourt/contract/failures.ts';
import { importColumns } from '@forecourt/contract/imports/import-columns.ts';
import { limits } from '@forecourt/contract/kit/limits.ts';
import { namedCalls } from '@forecourt/contract/kit/routes.ts';
import { inputShape } from '@forecourt/contract/openapi/openapi.ts';
import { inRoot } from '../repo.ts';

/** The parts of the contract that /developers shows, so that the page needs neither zod nor the whole contract. */
export function developersModule(contract: Contract): string {
  const calls = namedCalls(contract).filter(({ call }) => isForPrograms(call));
  const reference = {
    publicCalls: calls.map(({ feature, name, call }) => ({
      name: `${feature}.${name}`,
      address: addressText(call.address),
      summary: call.summary,
      parameters: Object.keys(inputShape(call).properties ?? {}).filter((key) => !(key in call.address.query)),
      limit: call.limit ? limits[call.limit] : null,
      errors: failuresOf(call),
    })),
    commonErrors: commonErrors.map((code) => ({ code, status: errors[code].status, sentence: errors[code].sentence })),
    csvColumns: importColumns.map(({ name, takes, examples }) => ({
      name,
      takes,
      example: examples[0] || examples[1],
    })),
    verification: readFileSync(inRoot('testing/webhooks/verify-webhook.ts'), 'utf8'),
  };
  return `/** Written by \`npm run generate\` from the contract. Do not edit. */\nexport const reference = ${JSON.stringify(reference, null, 2)};\n`;
}

/** Anyone may read it. The steps of a login are made by our pages only. */
const isForPrograms = ({ who, address }: AnyCall): boolean =>
  who.kind === 'anyone' &&
  address.method === 'GET' &&
  !address.path.startsWith('/api/auth/') &&
  !address.path.startsWith('/api/appeals');
