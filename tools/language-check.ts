/**
 * `node tools/language-check.ts`: UI text, comments and docs follow docs/how-we-write.md. Without a check the old
 * patterns grow back, because a new file is written like the one next to it.
 */
import { readFileSync } from 'node:fs';
import { rulesBroken } from './language/rules.ts';
import { textsOfDocument, textsOfSource, type FoundText } from './language/texts.ts';
import { inRoot, projectFiles } from './repo.ts';

const source = /\.(tsx?|mts|mjs)$/;
/** Landed migrations never change. The rules and the style guide quote what they forbid. */
const exempt =
  /\.generated\.ts$|^server\/database\/migrations\/|^tools\/language|^docs\/(how-we-write|api|proof|verification)\.md$|database\/types\.ts$/;
const testFile = /\.(test|proof|spec)\.tsx?$|^(web|demo)\/testing\/|^(testing|proofs|e2e|bench)\//;
/** Strings that people read: pages, errors and notifications, what the server sends, what commands print. */
const withStrings = (path: string): boolean => !testFile.test(path) && !path.startsWith('tools/mutants/');

export interface Finding extends FoundText {
  rule: string;
  instead: string;
}

export const isChecked = (path: string): boolean => !exempt.test(path) && (source.test(path) || path.endsWith('.md'));

export function findingsIn(path: string, text: string): Finding[] {
  const texts = path.endsWith('.md') ? textsOfDocument(text) : textsOfSource(path, text, withStrings(path));
  return texts
    .filter((found) => !fixedSentences.has(found.text))
    .flatMap((found) =>
      rulesBroken(found.kind, found.text).map(({ name, instead }) => ({ ...found, rule: name, instead })),
    );
}

/** Word for word from the customer's documents. */
const fixedSentences = new Set<string>([]);

if (import.meta.main) {
  const only = process.argv.slice(2);
  const findings = projectFiles()
    .filter(isChecked)
    .filter((path) => only.length === 0 || only.some((prefix) => path.startsWith(prefix)))
    .flatMap((path) => findingsIn(path, readFileSync(inRoot(path), 'utf8')).map((finding) => ({ path, ...finding })));
  for (const { path, line, rule, text } of findings) console.log(`${path}:${line} ${rule}: ${text.slice(0, 160)}`);
  for (const instead of new Set(findings.map((one) => `${one.rule}: ${one.instead}`))) console.log(instead);
  if (findings.length > 0) {
    console.log(`${findings.length} findings. docs/how-we-write.md is the style guide.`);
    process.exitCode = 1;
  }
}
