import type { Client } from 'pg';
import { photoWidths, squareWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';

export interface NamedPhoto {
  key: string;
  isOpen: boolean;
  widths: readonly FileWidth[];
}

const batchSize = 200;

/** The tables of this database that name photos. An older version may have fewer. */
async function sources(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ at: string }>(`
    select table_name || '.' || column_name as at from information_schema.columns
    where table_schema = 'public' and (table_name, column_name) in
      (('photos', 'key'), ('photos', 'is_open'), ('users', 'avatar_key'), ('dealer_accounts', 'logo_key'))`);
  const has = new Set(rows.map(({ at }) => at));
  const isOpen = has.has('photos.is_open') ? 'is_open' : 'false';
  return [
    ...(has.has('photos.key') ? [`select key, ${isOpen} as is_open, false as is_square from public.photos`] : []),
    ...(has.has('users.avatar_key')
      ? ['select avatar_key, false, true from public.users where avatar_key is not null']
      : []),
    ...(has.has('dealer_accounts.logo_key')
      ? ['select logo_key, false, true from public.dealer_accounts where logo_key is not null']
      : []),
  ];
}

/** Every photo named by the database, as seen by the open transaction. */
export async function* namedPhotos(client: Client): AsyncGenerator<NamedPhoto[]> {
  const all = await sources(client);
  if (all.length === 0) return;
  await client.query(`declare named_photos no scroll cursor for ${all.join(' union all ')}`);
  for (;;) {
    const { rows } = await client.query<{ key: string; is_open: boolean; is_square: boolean }>(
      `fetch ${batchSize} from named_photos`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ key, is_open, is_square }) => ({
      key,
      isOpen: is_open,
      widths: is_square ? squareWidths : photoWidths,
    }));
  }
  await client.query('close named_photos');
}

/** How many of these the database still names. */
export async function countNamed(client: Client, keys: string[]): Promise<number> {
  const all = await sources(client);
  if (all.length === 0 || keys.length === 0) return 0;
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct key)::int as count from (${all.join(' union all ')}) as named where key = any($1)`,
    [keys],
  );
  return rows[0]!.count;
}
