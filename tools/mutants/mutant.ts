import ts from 'typescript';

export const kinds = ['known', 'rule', 'who', 'ownership', 'right', 'lock', 'log'] as const;
export type Kind = (typeof kinds)[number];

/** One fault that can be planted: this text of this file is another. */
export interface Mutant {
  kind: Kind;
  /** From the root of the project, with `/` between folders. */
  file: string;
  line: number;
  start: number;
  end: number;
  replacement: string;
  /** For people, on one line. Also what an entry of the equivalent ones is known by. */
  what: string;
}

export interface Change {
  start: number;
  end: number;
  replacement: string;
}

/** ViewCounter at one place of a file and says what could be wrong there. */
export type Operator = (node: ts.Node) => Change[];

/** Every change that these operators find, in the order of the file. Types are left alone: they do nothing. */
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

/** An element of a list or an object, with the comma after it. */
export function leftOut(element: ts.Node): Change {
  const text = element.getSourceFile().text;
  const comma = /^\s*,/.exec(text.slice(element.getEnd()))?.[0].length ?? 0;
  return { start: element.getStart(), end: element.getEnd() + comma, replacement: '' };
}

/** The last call of a chain, `.forUpdate()` of `a.b().forUpdate()`. */
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
