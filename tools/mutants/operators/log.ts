import ts from 'typescript';
import { leftOut, replaced, type Change, type Operator } from '../mutant.ts';

const isRecord = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^record([A-Z]\w*)?$/.test(node.expression.getText());

/** Removes a log entry. */
const left: Operator = (node) => {
  if (!ts.isExpressionStatement(node)) return [];
  const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  return isRecord(call) ? [replaced(node, ';')] : [];
};

/** Makes a log entry wrong. */
const wrong: Operator = (node) => {
  if (!isRecord(node)) return [];
  const entry = node.arguments.find((argument) => ts.isObjectLiteralExpression(argument));
  if (!entry) return [];
  const fields = new Map(entry.properties.map((field) => [field.name?.getText(), field]));
  return [
    ...swapped(fields.get('before'), fields.get('after')),
    ...['reason', 'details', 'actorId'].flatMap((name) => fields.get(name) ?? []).flatMap(forgotten),
    ...['action', 'kind', 'code'].flatMap((name) => fields.get(name) ?? []).flatMap(calledOtherwise),
  ];
};

function swapped(
  before: ts.ObjectLiteralElementLike | undefined,
  after: ts.ObjectLiteralElementLike | undefined,
): Change[] {
  if (!before || !after) return [];
  const between = before.getSourceFile().text.slice(before.getEnd(), after.getStart());
  const [start, end] = [before.getStart(), after.getEnd()];
  return [{ start, end, replacement: `before: ${valueOf(after)}${between}after: ${valueOf(before)}` }];
}

const valueOf = (field: ts.ObjectLiteralElementLike): string =>
  ts.isPropertyAssignment(field) ? field.initializer.getText() : (field.name?.getText() ?? '');

const forgotten = (field: ts.ObjectLiteralElementLike): Change[] => [leftOut(field)];

/** Uses another valid word. */
const calledOtherwise = (field: ts.ObjectLiteralElementLike): Change[] =>
  ts.isPropertyAssignment(field) && ts.isStringLiteral(field.initializer)
    ? [replaced(field.initializer, field.initializer.text === 'failed' ? `'paid'` : `'failed'`)]
    : [];

export const logOperators: readonly Operator[] = [left, wrong];
