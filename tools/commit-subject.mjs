/** `node tools/commit-subject.mjs FILE`: the commit-msg hook. Any Node runs it, so it is plain JavaScript. */
import { readFileSync } from 'node:fs';

const maxLength = 72;
const lines = readFileSync(process.argv[2], 'utf8').split('\n');
const subject = lines.find((line) => line.trim() !== '' && !line.startsWith('#'))?.trimEnd() ?? '';
const length = [...subject].length;
if (length > maxLength) {
  console.error(`The commit's subject has ${length} characters, at most ${maxLength} are allowed:`);
  console.error(`  ${subject}`);
  console.error(
    'Say what the commit does in one short line, for example "Lock the sale before its car", and why below it.',
  );
  process.exit(1);
}
