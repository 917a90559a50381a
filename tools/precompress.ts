import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** HTML is filled in per request, so only the other files are compressed ahead of time. */
const worthIt = /\.(js|css|svg|json|txt|map|webmanifest)$/;

/** Writes `.br` and `.gz` next to every text file at the highest level, once instead of per request. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const hint = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params: hint }));
  await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
}
