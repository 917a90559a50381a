import ts from 'typescript';
import { replaced, unchained, type Operator } from '../mutant.ts';
import { changesInSql } from './sql-text.ts';

const owners =
  '(?:seller|user|dealer|dealer_account|game_account|invited_user|reporter|sender|blocker_account|blocked|blocked_account)_id';
const ownerColumn = new RegExp(`^(?:\\w+\\.)?${owners}$`);
/** `where id = …` checks ownership if the compared value is an owner's id. */
const ownersName = /^(?:\w+\.)?(?:userId|dealerId|sellerId|actorId|gameAccountId|accountId|invited_by|\w*[uU]serId)$/;

function isOfOwner([column, , value]: readonly ts.Expression[]): boolean {
  if (!column || !value || !ts.isStringLiteral(column)) return false;
  return ownerColumn.test(column.text) || ownersName.test(value.getText());
}

const namedConditions = /^(isTheirs|isOwn|theirs|reachedBy|ownedBy)$/;

/** Removes `.where('seller_id', '=', userId)` or `.where(isTheirs(side))`. */
const conditions: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (node.expression.name.text !== 'where') return [];
  const [only] = node.arguments;
  const isNamed = only && ts.isCallExpression(only) && namedConditions.test(only.expression.getText());
  return isNamed || isOfOwner(node.arguments) ? [unchained(node, node.expression)] : [];
};

/** Replaces `is('dealer_id', '=', dealerId)` within `or` and `and`. */
const alternatives: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !isOfOwner(node.arguments)) return [];
  return [replaced(node, `${node.expression.text}.lit(true)`)];
};

const inSql: Operator = (node) =>
  changesInSql(
    node,
    new RegExp(`(?:\\w+\\.)?${owners}(?: (?:=|is not distinct from) \\$\\{[\\w.]+\\}(?:::\\w+)?| is null)`, 'g'),
    'true',
    (before) => !isAssignment(before),
  );

/** Between `set` and the `where` that follows it. */
const isAssignment = (before: string): boolean => /\bset\b(?!.*\bwhere\b)/s.test(before);

/** Replaces `${reachedBy('cars', reach)}` within SQL. */
const namedInSql: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isTemplateSpan(node.parent)) return [];
  return namedConditions.test(node.expression.getText()) ? [replaced(node, 'sql`true`')] : [];
};

export const ownershipOperators: readonly Operator[] = [conditions, alternatives, inSql, namedInSql];

/** Makes permission checks always true and ownership checks always false. */
export const rightOperators: readonly Operator[] = [
  (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
    const name = node.expression.text;
    if (/^(mayFor|memberMay|teamRoleMay|staffRoleMay|reaches|mayInvite|mayRemove|mayChangeRole)$/.test(name))
      return [replaced(node, 'true')];
    return /^isOwn(Car|Purchase|Review)?$/.test(name) ? [replaced(node, 'false')] : [];
  },
];
