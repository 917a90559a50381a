import ts from 'typescript';
import { replaced, unchained, type Operator } from '../mutant.ts';
import { changesInSql } from './sql-text.ts';

/** The call of a statement: `await announce(tx);`, `void save();` or `onClose();`. */
export function callOf(node: ts.Node): ts.CallExpression | null {
  if (!ts.isExpressionStatement(node)) return null;
  let { expression } = node;
  if (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) ({ expression } = expression);
  return ts.isCallExpression(expression) ? expression : null;
}

/** Locks have operators of their own. */
const isLock = (call: ts.CallExpression) =>
  /^(hold|lock)([A-Z]|\()|\.for(NoKey)?(Update|Share)\(|\bfor (no key )?(update|share)\b/.test(call.getText());

/** Removes a write, an event or a check: `await announce(…);`, `needActiveDealer(…);`. */
const statement: Operator = (node) => {
  const call = callOf(node);
  if (!call || isLock(call)) return [];
  const isAwaited = ts.isAwaitExpression((node as ts.ExpressionStatement).expression);
  return isAwaited || /^(need|refuse)[A-Z]/.test(call.expression.getText()) ? [replaced(node, ';')] : [];
};

export const statementOperators: readonly Operator[] = [statement];

const arithmetic = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
]);

/** Forgets a factor or an addend: `days * 24` becomes `days`. */
const factor: Operator = (node) =>
  ts.isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind) && ts.isNumericLiteral(node.right)
    ? [replaced(node, node.left.getText())]
    : [];

/** Fields that only decide what something looks like, where the page scrolls, or that every response has. */
const incidental = new Set(['as', 'size', 'tone', 'replace', 'resetScroll', 'success']);
const word = /^[a-z][a-z0-9_]*$/;

/** Uses another value that the same field has elsewhere in the file, or the opposite. */
const value: Operator = (node) => {
  if (!ts.isPropertyAssignment(node)) return [];
  const { initializer } = node;
  const name = node.name.getText();
  if (incidental.has(name)) return [];
  if (initializer.kind === ts.SyntaxKind.TrueKeyword) return [replaced(initializer, 'false')];
  if (initializer.kind === ts.SyntaxKind.FalseKeyword) return [replaced(initializer, 'true')];
  if (!ts.isStringLiteral(initializer) || !word.test(initializer.text)) return [];
  const values = [...node.getSourceFile().text.matchAll(new RegExp(`\\b${name}: '(\\w+)'`, 'g'))];
  const other = values.map(([, text]) => text!).find((text) => word.test(text) && text !== initializer.text);
  return other === undefined ? [] : [replaced(initializer, `'${other}'`)];
};

export const constantOperators: readonly Operator[] = [factor, value];

const leaves = /^(\{\s*)?(return|throw|continue|break)\b/;

/** Removes an early exit. */
export const guard: Operator = (node) =>
  ts.isIfStatement(node) && !node.elseStatement && leaves.test(node.thenStatement.getText())
    ? [replaced(node.expression, 'false')]
    : [];

/** Removes a filter from a query. A row found by its id is something else. */
const where: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const isById = /^'(\w+\.)?id'$/.test(node.arguments[0]?.getText() ?? '');
  return node.expression.name.text === 'where' && !isById ? [unchained(node, node.expression)] : [];
};

const whereInSql: Operator = (node) =>
  changesInSql(node, /\s+and (?:not )?[\w.]+(?: is (?:not )?null| (?:=|<>) '\w+'| [<>]=? now\(\))/g, '');

export const conditionOperators: readonly Operator[] = [guard, where, whereInSql];
