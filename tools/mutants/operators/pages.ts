import ts from 'typescript';
import { replaced, type Change, type Operator } from '../mutant.ts';
import { callOf, guard } from './ordinary.ts';

const refetching = /(^|\.)(invalidate\w*|refetch|refresh\w*|recheck\w*|changed|onChanged)$/;

const isRefetch = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && refetching.test(node.expression.getText().replace(/\?$/, ''));

/** The page isn't brought up to date after a call. */
export const refetchOperators: readonly Operator[] = [
  (node) => (isRefetch(node) ? [replaced(node, 'Promise.resolve()')] : []),
];

/** Where the cursor or the page goes, and what is measured, isn't a promise of most pages. */
const isIncidental = (call: ts.CallExpression) =>
  /^use[A-Z]|(^|\.)(focus|blur|scroll\w*|select|preventDefault|stopPropagation|add|delete|abort)$|^(console|log)\./.test(
    call.expression.getText(),
  );

/** Removes what an event does: a toast, a closed dialog, a changed state. */
const statement: Operator = (node) => {
  const call = callOf(node);
  return call && !isRefetch(call) && !isIncidental(call) ? [replaced(node, ';')] : [];
};

export const pageStatementOperators: readonly Operator[] = [statement];

/** `a || b || c`, one by one. */
const alternatives = (node: ts.Expression): ts.Expression[] =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.BarBarToken
    ? [...alternatives(node.left), ...alternatives(node.right)]
    : [node];

/** A control is enabled although it shouldn't be, by one of its conditions. */
const enabledControl: Operator = (node): Change[] => {
  if (!ts.isJsxAttribute(node) || !/^(aria-)?disabled$/.test(node.name.getText())) return [];
  const given = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
  if (!given || isPassedOn(given)) return [];
  return alternatives(given)
    .filter((part) => part.getText() !== 'undefined')
    .map((part) => replaced(part, 'false'));
};

/** `disabled={disabled}`: the condition is elsewhere. */
const isPassedOn = (given: ts.Expression) => ts.isIdentifier(given) && given.text === 'disabled';

/** Data is fetched although it shouldn't be yet. */
const enabledQuery: Operator = (node) =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'enabled' ? [replaced(node.initializer, 'true')] : [];

/** An element is shown to those who may not use it: `{may.export && <ExportButton />}`. */
const shown: Operator = (node) =>
  ts.isJsxExpression(node) &&
  node.expression &&
  ts.isBinaryExpression(node.expression) &&
  node.expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
  /\b(may|can|is)\b|\b(may|can|is)[A-Z]/.test(node.expression.left.getText()) &&
  !node.expression.right.getText().endsWith('aria-hidden="true" />')
    ? [replaced(node.expression, `(${node.expression.right.getText()})`)]
    : [];

/** `if (!user) return null;` is there for the compiler. The gate in front of the page does the same. */
const earlyExit: Operator = (node) => {
  const isForTypes =
    ts.isIfStatement(node) &&
    /^!\w+(\??\.\w+)*$/.test(node.expression.getText()) &&
    /^return( null| undefined)?;$/.test(node.thenStatement.getText());
  return isForTypes ? [] : guard(node);
};

export const pageConditionOperators: readonly Operator[] = [enabledControl, enabledQuery, shown, earlyExit];
