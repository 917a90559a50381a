import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { loadDemo } from '../../start/load-demo.ts';
import { chooseBank } from './choose-bank.ts';

const real = { GTA_WORLD_CLIENT_ID: 'id', GTA_WORLD_CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://cars.example' };
const fleeca = { FLEECA_BASE_URL: 'https://bank.example', FLEECA_API_KEY: 'key', FLEECA_MODE: 'sandbox' };

async function chosenWith(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  return chooseBank(config, await loadDemo(config), () => 'http://127.0.0.1:3000');
}

test('a real site without a bank has none, and never the demo’s', async () => {
  expect(await chosenWith(real)).toBeNull();
});

test('uses the configured bank, in the demo too, and leaves its links unchanged', async () => {
  for (const env of [fleeca, { ...real, ...fleeca }]) {
    const bank = await chosenWith(env);
    expect(bank).toMatchObject({ mode: 'sandbox', isDemo: false });
    expect(bank?.linkFor('https://bank.example/pay/7?a=b', 'https://cars.example')).toBe(
      'https://bank.example/pay/7?a=b',
    );
  }
});

test('the demo’s bank is reached where the user’s browser reaches the site', async () => {
  const bank = await chosenWith({});
  expect(bank).toMatchObject({ mode: 'live', isDemo: true });
  expect(bank?.linkFor('http://127.0.0.1:3000/demo/bank/pay/7', 'https://cars.example')).toBe(
    'https://cars.example/demo/bank/pay/7',
  );
});
