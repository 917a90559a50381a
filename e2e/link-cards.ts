import { join } from 'node:path';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient, type Client } from '@forecourt/contract/kit/client.ts';
import { maxWantedTitle } from '@forecourt/contract/wanted/wanted-values.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { maxCardBytes } from '../server/lib/card-face.ts';
import { Browser } from '../testing/browser.ts';
import { asFile } from '../testing/pictures.ts';
import { reachCharacterChoice } from '../testing/sign-in.ts';
import { personas, type Persona } from './personas.ts';

type Api = Client<typeof contract>;
interface Card {
  page: string;
  jpeg: Buffer;
}

const perSheet = { columns: 4, rows: 5 };
const half = { width: 480, height: 252 };
const gap = 12;

/** Writes contact sheets of `wanted` link cards: texts that are hard to lay out first, then every kind from the demo. */
export async function writeCardSheets(site: string, out: string, wanted = 200): Promise<string[]> {
  const pages = [...(await hardPages(site)), ...(await demoPages(clientOf(site)))].slice(0, wanted);
  const cards: Card[] = [];
  for (const page of pages) cards.push({ page, jpeg: await cardOf(site, page) });
  const largest = Math.max(...cards.map(({ jpeg }) => jpeg.length));
  console.log(`${cards.length} link cards, the largest with ${Math.ceil(largest / 1000)} of ${maxCardBytes / 1000} kB`);
  const each = perSheet.columns * perSheet.rows;
  const names: string[] = [];
  for (let first = 0; first < cards.length; first += each) {
    const name = `cards-${names.length + 1}.png`;
    await sharp(await sheetOf(cards.slice(first, first + each))).toFile(join(out, name));
    names.push(name);
  }
  return names;
}

const clientOf = (site: string, browser = new Browser(site)): Api =>
  createClient<typeof contract>(addresses, browser.fetch);

async function loggedIn(site: string, persona: Persona): Promise<Api> {
  const browser = new Browser(site);
  const api = clientOf(site, browser);
  const { bearer, user, characters } = await reachCharacterChoice({ browser, api }, persona);
  await api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
  return api;
}

/** 80 characters, the longest title. */
const longest = 'Übermacht Sentinel XS Widebody Competition Package with Heritage Livery, 1 Owner';
const titles = [
  longest,
  'W'.repeat(80),
  '깨끗한 카린 술탄 RS, 사고 이력 없음, 한 명의 소유자',
  'سيارة نظيفة جدا، مالك واحد، بدون حوادث، سعر ثابت',
  'Чистый Каrin Sultan – один владелец, без аварий',
  'Καθαρό αυτοκίνητο, Łódź, Đức, हिन्दी',
  '🚗🔥 Sultan 🔥🚗 Sultan سيارة 깨끗한',
  '🚗🚗🚗',
];

/** Cars of a dealer with texts that are hard to lay out, without and with a photo, sold and reserved. */
async function hardPages(site: string): Promise<string[]> {
  const dealer = await loggedIn(site, personas.dealerOwner);
  const { user } = await dealer.accounts.checkSession({});
  const { cars } = await dealer.cars.list({ limit: 1 });
  const photo = Buffer.from(await (await fetch(`${site}${cars[0]!.images[0]!.src}-960.webp`)).arrayBuffer());
  // A dealer has a limited number of cars for sale.
  for (const { id } of (await dealer.cars.mine({ status: 'active' })).listings) await dealer.cars.remove({ id });
  const pages: string[] = [];
  for (const hasPhoto of [false, true])
    for (const [at, title] of titles.entries()) {
      const { id } = await dealer.cars.create({
        title,
        make: 'Karin',
        model: 'Sultan',
        body_class: 'Sports',
        year: 2008,
        price: 999_999_999,
        mileage: 999_999,
        description: 'Well kept, one owner.',
      });
      if (hasPhoto) await dealer.photos.add({ car_id: id, files: { photo: [asFile(photo, 'car.webp')] } });
      await dealer.payments.purchaseListing({ car_id: id, user_id: user!.id });
      if (at % 3 === 1) await dealer.cars.change({ id, transition: 'reserve' });
      if (at % 3 === 2) await dealer.sales.complete({ car_id: id, buyer_name: 'Someone else' });
      pages.push(`car/${id}`);
    }
  const member = await loggedIn(site, personas.threeCharacters);
  for (const title of titles.slice(1, 4)) {
    const { ad } = await member.wanted.add({
      title: title.slice(0, maxWantedTitle),
      filters: { make: ['Karin'] },
      budget: 99_000_000,
      text: `${title}\n${longest}`,
    });
    pages.push(`wanted/${ad.id}`);
  }
  return pages;
}

/** Sold, reserved and reduced cars, companies, members, wanted ads and market pages of the demo, in turns. */
async function demoPages(api: Api): Promise<string[]> {
  const list = async (given: Partial<Parameters<Api['cars']['list']>[0]>) =>
    (await api.cars.list({ limit: 100, ...given })).cars;
  const [sold, reserved, active] = [
    await list({ status: 'sold' }),
    await list({ status: 'reserved' }),
    [...(await list({})), ...(await list({ page: 2 }))],
  ];
  const car = ({ id }: { id: number }) => `car/${id}`;
  const reduced = active.filter(({ price, original_price }) => original_price > price);
  const { dealers } = await api.dealers.list({});
  const { ads } = await api.wanted.list({});
  const market = await api.guide.overview({});
  const models = await Promise.all(market.best_selling.map(({ make, model }) => api.guide.model({ make, model })));
  const sellers = [...new Set(active.map(({ seller_id }) => seller_id))];
  const groups = [
    sold.slice(0, 24).map(car),
    reserved.slice(0, 24).map(car),
    reduced.map(car),
    dealers.map(({ id }) => `dealer/${id}`),
    sellers.slice(0, 24).map((id) => `user/${id}`),
    ads.map(({ id }) => `wanted/${id}`),
    ['market/all', ...models.map((model) => `market/${model!.model_id}`)],
    active.map(car),
  ];
  const rounds = Math.max(...groups.map(({ length }) => length));
  const inTurns = Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? []));
  return [...new Set(inTurns.flat())];
}

/** Any address of a card leads to the current one. */
async function cardOf(site: string, page: string): Promise<Buffer> {
  const answer = await fetch(`${site}/cards/${page}/current.jpg`);
  if (!answer.ok) throw new Error(`The card of ${page} answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function sheetOf(cards: Card[]): Promise<Buffer> {
  const placed = await Promise.all(
    cards.map(async ({ jpeg }, at): Promise<OverlayOptions> => ({
      input: await sharp(jpeg).resize(half).png().toBuffer(),
      left: gap + (at % perSheet.columns) * (half.width + gap),
      top: gap + Math.floor(at / perSheet.columns) * (half.height + gap),
    })),
  );
  const [width, height] = [
    gap + perSheet.columns * (half.width + gap),
    gap + Math.ceil(cards.length / perSheet.columns) * (half.height + gap),
  ];
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(placed)
    .png()
    .toBuffer();
}
