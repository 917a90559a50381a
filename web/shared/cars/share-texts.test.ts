import { expect, test } from 'vitest';
import { bbCode, discordText, plainText, type Shared } from './share-texts.ts';

const zentorno: Shared = {
  title: '2022 Pegassi Zentorno',
  price: 184_000,
  original_price: 196_000,
  mileage: 4_200,
  body_class: 'Super',
  colour: 'orange',
  transmission: 'automatic',
  open_to_trade: true,
  seller_name: 'Maria Lopez',
  company_name: 'Eclipse Motors',
};
const address = 'https://cars.example/car/7';

test('the Discord text shows the car, its price and its address', () => {
  expect(discordText(zentorno, address)).toBe(
    [
      '**2022 Pegassi Zentorno**',
      '**$184,000** ~~$196,000~~',
      '4,200 mi · Supercar · Orange · Automatic · Open to trade',
      'Sold by Eclipse Motors',
      address,
    ].join('\n'),
  );
});

test('a price that was never lowered isn’t struck through', () => {
  const unchanged = { ...zentorno, original_price: zentorno.price };
  expect(discordText(unchanged, address)).not.toContain('~~');
  expect(bbCode(unchanged, address, null)).not.toContain('[s]');
});

test('the forum text links the picture and the title', () => {
  const picture = 'https://cars.example/photos/a-960.webp';
  const text = bbCode(zentorno, address, picture);
  expect(text).toContain(`[url=${address}][img]${picture}[/img][/url]`);
  expect(text).toContain(`[b][url=${address}]2022 Pegassi Zentorno[/url][/b]`);
  expect(text).toContain('[s]$196,000[/s]');
  expect(bbCode(zentorno, address, null)).not.toContain('[img]');
});

test('the plain text has no markup, and unknown facts are left out', () => {
  const bare = { ...zentorno, mileage: null, colour: null, transmission: null, open_to_trade: false };
  expect(plainText({ ...bare, company_name: null }, address)).toBe(
    `2022 Pegassi Zentorno: $184,000\nSupercar\nSold by Maria Lopez\n${address}`,
  );
});

test('user text can’t add markup or mentions', () => {
  const loud = { ...zentorno, title: '**Cheap** [url=http://x]@everyone', company_name: null, seller_name: '_A_ `b`' };
  const discord = discordText(loud, address);
  expect(discord).toContain('\\*\\*Cheap\\*\\* \\[url=http://x\\]');
  expect(discord).not.toContain('@everyone');
  expect(discord).toContain('\\_A\\_ \\`b\\`');
  expect(bbCode(loud, address, null)).not.toContain('[url=http://x]');
});
