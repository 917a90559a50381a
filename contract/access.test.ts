import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { addressText } from './kit/address.ts';
import { namedCalls } from './kit/routes.ts';
import { whoText } from './kit/who.ts';

test('who may make which call changes only on purpose', async () => {
  const lines = namedCalls(contract).map(
    ({ feature, name, call }) => `${feature}.${name}  ${addressText(call.address)}  → ${whoText(call.who)}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('access.snapshot.txt');
});
