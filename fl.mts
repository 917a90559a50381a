import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { currentBuild } from './server/http/pages/page-builds.ts';
import { inRoot } from './tools/repo.ts';
const build = await currentBuild(inRoot('web/dist'));
let t = 0;
for (const f of readdirSync(join(build, 'assets'))) if (/^(home|rolldown-runtime|framework|shell)-.*\.js$/.test(f)) { const n = brotliCompressSync(readFileSync(join(build, 'assets', f))).length; t += n; console.log(f, n); }
console.log(t);
