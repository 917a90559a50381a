import { posix } from 'node:path';
import ts from 'typescript';
import { parse } from './mutant.ts';

/** A named part of a file: a function, a constant, a call's handler (`cars.create`), or a whole test. */
export interface Unit {
  file: string;
  name: string;
  start: number;
  end: number;
  /** Keys of the units it mentions. */
  uses: Set<string>;
}

export const keyOf = ({ file, name }: Pick<Unit, 'file' | 'name'>): string => `${file}#${name}`;
export const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Everything depends on these, so paths through them mean nothing. */
const isHub = (file: string): boolean => /^server\/(app|main)\.ts$/.test(file);

/** Which units mention which, judged by name. A call over HTTP counts as a mention of its handler. */
export function readUnits(files: ReadonlyMap<string, string>): Unit[] {
  const sources = [...files].filter(([file]) => !isHub(file)).map(([file, text]) => parse(file, text));
  const units = sources.flatMap(unitsOf);
  const known = new Map(units.map((unit) => [keyOf(unit), unit]));
  const handlers = new Map(units.filter(({ name }) => name.includes('.')).map((unit) => [unit.name, keyOf(unit)]));
  for (const source of sources) {
    const imported = importsOf(source);
    for (const unit of units.filter(({ file }) => file === source.fileName)) {
      const text = source.text.slice(unit.start, unit.end);
      for (const [name] of text.matchAll(/\b[A-Za-z_]\w*/g)) {
        const key = imported.get(name) ?? keyOf({ file: unit.file, name });
        if (known.has(key) && key !== keyOf(unit)) unit.uses.add(key);
      }
      for (const [call] of text.matchAll(/\b\w+\.\w+(?=\()/g)) {
        const handler = handlers.get(call);
        if (handler) unit.uses.add(handler);
      }
    }
  }
  return units;
}

function unitsOf(source: ts.SourceFile): Unit[] {
  const file = source.fileName;
  const unit = (name: string, node: ts.Node): Unit => ({
    file,
    name,
    start: node.getStart(),
    end: node.end,
    uses: new Set(),
  });
  if (isTest(file)) return [unit('*', source)];
  const named = (statement: ts.Node): Unit[] => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return statement.name ? [unit(statement.name.text, statement)] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map((one) => unit(one.name.getText(), statement));
  };
  const feature = /([^/]+)\/[^/]+\.calls\.ts$/.exec(file)?.[1];
  const handlers = feature ? handlersOf(source, named, (name, node) => unit(`${feature}.${name}`, node)) : [];
  return [...source.statements.flatMap(named), ...handlers];
}

/** A feature's handlers and their shared functions one by one, because together they link everything to everything. */
function handlersOf(
  source: ts.SourceFile,
  named: (node: ts.Node) => Unit[],
  handler: (name: string, node: ts.Node) => Unit,
): Unit[] {
  const found: Unit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && node.properties.some(isFunction))
      return void found.push(...node.properties.map((member) => handler(member.name?.getText() ?? '', member)));
    if (node.parent && !ts.isSourceFile(node.parent)) found.push(...named(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isFunction = (member: ts.ObjectLiteralElementLike): boolean =>
  ts.isMethodDeclaration(member) || (ts.isPropertyAssignment(member) && ts.isArrowFunction(member.initializer));

/** Keyed by the local name. Types are ignored. */
function importsOf(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const file = fileOf(source.fileName, statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (
      !file ||
      !bindings ||
      !ts.isNamedImports(bindings) ||
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    )
      continue;
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      if (!isTypeOnly) found.set(name.text, keyOf({ file, name: (propertyName ?? name).text }));
  }
  return found;
}

function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@forecourt/')) return specifier.slice('@forecourt/'.length);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
}
