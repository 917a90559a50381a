import ts from 'typescript';
import { replaced, type Change, type Operator } from '../mutant.ts';

const { SyntaxKind } = ts;

/** Off-by-one bounds, inverted conditions, wrong arithmetic. */
const otherOperator: Partial<Record<ts.SyntaxKind, string>> = {
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.AsteriskToken]: '/',
  [SyntaxKind.SlashToken]: '*',
};

const operators: Operator = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) return [replaced(node, right.getText())];
  const other = otherOperator[operatorToken.kind];
  if (!other || [left, right].some((side) => ts.isStringLiteral(side) && other === '-')) return [];
  // In parentheses, so that it doesn't change how the surrounding code parses.
  return [replaced(node, `(${left.getText()} ${other} ${right.getText()})`)];
};

const negation: Operator = (node) =>
  ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken
    ? [replaced(node, node.operand.getText())]
    : [];

/** Removes a condition. */
const conditions: Operator = (node) => {
  if (ts.isIfStatement(node)) return [replaced(node.expression, 'false')];
  if (!ts.isConditionalExpression(node)) return [];
  return [node.whenTrue, node.whenFalse].map((always) => replaced(node, `(${always.getText()})`));
};

const literals: Operator = (node) => {
  if (node.kind === SyntaxKind.TrueKeyword) return [replaced(node, 'false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [replaced(node, 'true')];
  // The first element of a list is mostly the only one.
  if (!ts.isNumericLiteral(node) || ts.isElementAccessExpression(node.parent)) return [];
  return [replaced(node, String(Number(node.text.replaceAll('_', '')) + 1))];
};

const otherRounding: Record<string, string> = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

const rounding: Operator = (node) => {
  if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'Math') return [];
  const other = otherRounding[node.name.text];
  return other ? [replaced(node, `Math.${other}`)] : [];
};

/** Removes a filter. */
const filters: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  return name.text === 'filter' ? [replaced(node, expression.getText())] : [];
};

export const ruleOperators: readonly Operator[] = [operators, negation, conditions, literals, rounding, filters];

/** The same in files with more than rules: only refusals and functions that return a boolean. */
export const ruleInPassing: Operator = (node) => {
  if (isRefusal(node)) return [replaced(node.expression, 'false')];
  return isInPredicate(node) ? ruleOperators.flatMap((operator): Change[] => operator(node)) : [];
};

function isRefusal(node: ts.Node): node is ts.IfStatement {
  if (!ts.isIfStatement(node)) return false;
  return /^(return |await |throw )?(fail\(|new Failure|refus|not[A-Z])/.test(node.thenStatement.getText());
}

/** The nearest named function. */
function isInPredicate(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return /^(may|is|has|can)[A-Z]/.test(node.name?.text ?? '');
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
    return /^(may|is|has|can)[A-Z]/.test(node.name.getText());
  return !ts.isSourceFile(node) && isInPredicate(node.parent);
}
