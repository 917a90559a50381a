import ts from 'typescript';

/** Ordinary faults, as anyone makes them: something forgotten or mixed up. They're planted by `--faults`. */
export const ordinaryKinds = ['statement', 'constant', 'condition', 'refetch'] as const;
export const kinds = ['known', 'rule', 'who', 'ownership', 'right', 'lock', 'log', ...ordinaryKinds] as const;
export type Kind = (typeof kinds)[number];

export const isOrdinary = ({ kind }: Pick<Mutant, 'kind'>): boolean =>
  (ordinaryKinds as readonly Kind[]).includes(kind);

/** One possible mutant: a text in a file and its replacement. */
export interface Mutant {
  kind: Kind;
  /** Relative to the project root, with `/` as separator. */
  file: string;
  line: number;
  start: number;
  end: number;
  replacement: string;
  /** A one-line description. Also identifies entries of the equivalents list. */
  what: string;
}

export interface Change {
  start: number;
  end: number;
  replacement: string;
}

/** Inspects one node of a file and returns possible faults. */
export type Operator = (node: ts.Node) => Change[];

/** Every change these operators find, in file order. Types are skipped, because they do nothing at run time. */
export function changesIn(source: ts.SourceFile, operators: readonly Operator[]): Change[] {
  const found: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node)) return;
    found.push(...operators.flatMap((operator) => operator(node)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.toSorted((one, other) => one.start - other.start);
}

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

export const replaced = (node: ts.Node, replacement: string): Change => ({
  start: node.getStart(),
  end: node.getEnd(),
  replacement,
});

/** Removes an element of a list or object, with the comma after it. */
export function leftOut(element: ts.Node): Change {
  const text = element.getSourceFile().text;
  const comma = /^\s*,/.exec(text.slice(element.getEnd()))?.[0].length ?? 0;
  return { start: element.getStart(), end: element.getEnd() + comma, replacement: '' };
}

/** Removes the last call of a chain, such as `.forUpdate()` in `a.b().forUpdate()`. */
export const unchained = (call: ts.CallExpression, callee: ts.PropertyAccessExpression): Change => ({
  start: callee.expression.getEnd(),
  end: call.getEnd(),
  replacement: '',
});

export function mutantOf(kind: Kind, source: ts.SourceFile, { start, end, replacement }: Change): Mutant {
  const line = source.getLineAndCharacterOfPosition(start).line + 1;
  const [before, after] = [source.text.slice(start, end), replacement].map(onOneLine);
  const what = after === '' || after === ';' ? `without ${before}` : `${before} → ${after}`;
  return { kind, file: source.fileName, line, start, end, replacement, what };
}

const maxShown = 110;

function onOneLine(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line;
}

export const planted = (text: string, { start, end, replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);
