import ts from 'typescript';
import type { Change } from '../mutant.ts';

/** The text of an SQL template with its `${}` parts unchanged, or null for any other node. */
export const sqlText = (node: ts.Node): string | null =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql' ? node.template.getText() : null;

/** Changes every match of the pattern. Matches in a nested `sql` are found there. */
export function changesInSql(
  node: ts.Node,
  pattern: RegExp,
  replacement: string,
  isMeant = (_before: string) => true,
): Change[] {
  const text = sqlText(node);
  if (text === null || !ts.isTaggedTemplateExpression(node)) return [];
  const start = node.template.getStart();
  const spans = ts.isTemplateExpression(node.template) ? node.template.templateSpans : [];
  const isWithin = (at: number) => spans.some(({ expression }) => at >= expression.pos && at < expression.end);
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !isWithin(start + index) && isMeant(text.slice(0, index)))
    .map((match) => ({ start: start + match.index, end: start + match.index + match[0].length, replacement }));
}
