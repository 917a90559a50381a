import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, root } from '../repo.ts';
import { knownFaults } from './known-faults.ts';
import { changesIn, mutantOf, parse, type Kind, type Mutant, type Operator } from './mutant.ts';
import { lockOperators } from './operators/locks.ts';
import { logOperators } from './operators/log.ts';
import { conditionOperators, constantOperators, statementOperators } from './operators/ordinary.ts';
import { ownershipOperators, rightOperators } from './operators/ownership.ts';
import { pageConditionOperators, pageStatementOperators, refetchOperators } from './operators/pages.ts';
import { ruleInPassing, ruleOperators } from './operators/rules.ts';
import { tableOperators } from './operators/tables.ts';
import { whoOperators } from './operators/who.ts';

interface Field {
  kind: Kind;
  files: RegExp;
  operators: readonly Operator[];
}

const behaviour = /^server\/(flows|calls|jobs|features)\//;
const pages = /^web\/(features|pages)\//;

/** Which operators apply to which files. */
const fields: readonly Field[] = [
  { kind: 'rule', files: /^server\/.+\.rules\.ts$|^contract\/.+[.-](flow|rules)\.ts$/, operators: ruleOperators },
  { kind: 'rule', files: /^contract\/.+\.flow\.ts$|^contract\/access\/who\.ts$/, operators: tableOperators },
  { kind: 'rule', files: /^server\/(flows\/|calls\/|features\/.+\.store\.ts$)/, operators: [ruleInPassing] },
  { kind: 'who', files: /^contract\/(?!kit\/).+\.ts$/, operators: whoOperators },
  { kind: 'who', files: /^server\/http\/calls\/(authorize|origin)\.ts$/, operators: ruleOperators },
  { kind: 'ownership', files: /^server\/(features|database)\/.+\.(store|sql)\.ts$/, operators: ownershipOperators },
  { kind: 'right', files: /^server\/(features|flows|calls|http)\//, operators: rightOperators },
  { kind: 'lock', files: /^server\/(features|flows)\//, operators: lockOperators },
  { kind: 'log', files: /^server\/(features|flows|http)\/|^server\/app\.ts$/, operators: logOperators },
  { kind: 'statement', files: behaviour, operators: statementOperators },
  { kind: 'constant', files: behaviour, operators: constantOperators },
  { kind: 'condition', files: behaviour, operators: conditionOperators },
  { kind: 'statement', files: pages, operators: pageStatementOperators },
  { kind: 'constant', files: pages, operators: constantOperators },
  { kind: 'condition', files: pages, operators: pageConditionOperators },
  { kind: 'refetch', files: pages, operators: refetchOperators },
];

/** Every possible mutant in the project: the known ones, then the others. */
export function allMutants(folder = root): Mutant[] {
  const files = projectFiles(folder).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|proof|generated)\.tsx?$/.test(file),
  );
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return [
    ...knownFaults.map((fault) => knownMutant(fault, read(fault.file))),
    ...files.flatMap((file) => mutantsIn(file, () => read(file))),
  ];
}

export function mutantsIn(file: string, read: () => string): Mutant[] {
  const fitting = fields.filter(({ files }) => files.test(file));
  if (fitting.length === 0) return [];
  const source = parse(file, read());
  return fitting.flatMap(({ kind, operators }) =>
    changesIn(source, operators).map((change) => mutantOf(kind, source, change)),
  );
}

/** A known fault names a text that occurs exactly once. If the code has changed, update the fault. */
export function knownMutant({ name, file, text, becomes }: (typeof knownFaults)[number], content: string): Mutant {
  const start = content.indexOf(text);
  if (start < 0 || content.includes(text, start + 1))
    throw new Error(`${file} must contain this text exactly once: ${text}`);
  const line = content.slice(0, start).split('\n').length;
  return { kind: 'known', file, line, start, end: start + text.length, replacement: becomes, what: name };
}
