/** Makes a font file with a subset of another's characters and axes. */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

for (const { from, to, characters, axes } of JSON.parse(process.argv[2] ?? '[]')) {
  const made = await subsetFont(readFileSync(from), characters, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(to, made);
  console.log(`${(made.length / 1000).toFixed(1).padStart(6)} kB  ${to}`);
}
