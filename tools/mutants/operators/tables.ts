import ts from 'typescript';
import { leftOut, replaced, type Change, type Operator } from '../mutant.ts';

/** The values of a list of plain strings. Null for any other list. */
function wordsOf(node: ts.Node): string[] | null {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length === 0) return null;
  const words = node.elements.map((element) => (ts.isStringLiteral(element) ? element.text : null));
  return words.every((word) => word !== null) ? words : null;
}

const quoted = (word: string) => `'${word}'`;

/** A list that other lists in its file take their values from, such as all statuses. */
const isWholeList = (node: ts.Node): boolean =>
  ts.isAsExpression(node.parent) && ts.isVariableDeclaration(node.parent.parent);

function wholeLists(source: ts.SourceFile): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node);
    if (words && isWholeList(node)) found.push(words);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Removes or adds a state, role or right. */
const lists: Operator = (node) => {
  const words = wordsOf(node);
  if (!words || isWholeList(node) || !ts.isArrayLiteralExpression(node)) return [];
  const all = wholeLists(node.getSourceFile()).find((list) => words.every((word) => list.includes(word)));
  const another = all?.find((word) => !words.includes(word));
  const more = another ? [replaced(node, `[${[...words, another].map(quoted).join(', ')}]`)] : [];
  return [...node.elements.map(leftOut), ...more];
};

/** Changes where a transition leads, or who makes it. */
const steps: Operator = (node) => {
  if (!ts.isPropertyAssignment(node)) return [];
  const name = node.name.getText();
  const { initializer } = node;
  if (name === 'leads' && ts.isObjectLiteralExpression(initializer)) return initializer.properties.map(leftOut);
  if (!ts.isStringLiteral(initializer)) return [];
  if (name === 'right') return [leftOut(node)];
  if (name !== 'by' && name !== 'to') return [];
  const another = otherValues(node.getSourceFile(), name).find((value) => value !== initializer.text);
  return another === undefined ? [] : [replaced(initializer, quoted(another))];
};

const otherValues = (source: ts.SourceFile, name: string): string[] =>
  [...source.text.matchAll(new RegExp(`\\b${name}: '(\\w+)'`, 'g'))].map(([, value]) => value!);

export const tableOperators: readonly Operator[] = [lists, (node): Change[] => steps(node)];
