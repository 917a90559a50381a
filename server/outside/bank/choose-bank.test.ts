import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { chooseBank } from './choose-bank.ts';

const real = { GTA_WORLD_CLIENT_ID: 'id', GTA_WORLD_CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://cars.example' };
const fleeca = { FLEECA_BASE_URL: 'https://bank.example', FLEECA_API_KEY: 'key', FLEECA_MODE: 'sandbox' };
const ownAddress = () => 'http://127.0.0.1:3000';

test('a real site without a bank has none, and never the demo’s', () => {
  expect(chooseBank(readConfig(real), ownAddress)).toBeNull();
});

test('the configured bank is taken, in the demo too, and its links stay as they are', () => {
  for (const env of [fleeca, { ...real, ...fleeca }]) {
    const bank = chooseBank(readConfig(env), ownAddress);
    expect(bank?.mode).toBe('sandbox');
    expect(bank?.linkFor('https://bank.example/pay/7?a=b', 'https://cars.example')).toBe(
      'https://bank.example/pay/7?a=b',
    );
  }
});

test('the demo’s bank is reached where the person’s browser reaches the site', () => {
  const bank = chooseBank(readConfig({}), ownAddress);
  expect(bank?.mode).toBe('live');
  expect(bank?.linkFor('http://127.0.0.1:3000/demo/bank/pay/7', 'https://cars.example')).toBe(
    'https://cars.example/demo/bank/pay/7',
  );
});
