import ts from 'typescript';
import { replaced, unchained, type Operator } from '../mutant.ts';
import { changesInSql } from './sql-text.ts';

/** Removes a row lock. */
const rows: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  return /^for(NoKey)?(Update|Share)$/.test(node.expression.name.text) ? [unchained(node, node.expression)] : [];
};

const rowsInSql: Operator = (node) =>
  changesInSql(node, /\s+for (?:no key )?(?:update|share)(?: of \w+)?(?: skip locked)?/g, '');

const advisory: Operator = (node) => changesInSql(node, /pg_advisory_xact_lock\(\d+\)/g, '1');

/** Removes an advisory lock: `await holdNames(tx);` */
const turns: Operator = (node) => {
  if (!ts.isExpressionStatement(node) || !ts.isAwaitExpression(node.expression)) return [];
  return /^await hold[A-Z]\w*\(/.test(node.getText()) ? [replaced(node, ';')] : [];
};

export const lockOperators: readonly Operator[] = [rows, rowsInSql, advisory, turns];
