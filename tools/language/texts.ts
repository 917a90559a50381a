import ts from 'typescript';
import type { TextKind } from './rules.ts';

export interface FoundText {
  kind: TextKind;
  line: number;
  text: string;
}

/** Prose has at least two words. A single word is a key, a class name or a code. */
const isProse = (text: string): boolean => /[A-Za-z][a-z’']*[,:]? +[A-Za-z{]/.test(text);
/** SQL sent as a plain string, and scripts written into a page. */
const isCode = (text: string): boolean => /=>|^(?:select|insert|update|delete|drop|create|alter) /.test(text);
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Comments of a source file and, where `withStrings`, the strings people may read. */
export function textsOfSource(path: string, source: string, withStrings: boolean): FoundText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const add = (kind: TextKind, position: number, text: string): void => {
    const line = file.getLineAndCharacterOfPosition(position).line + 1;
    if (isProse(text)) found.push({ kind, line, text: flat(text) });
  };
  const seen = new Set<number>();
  const comments = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const range of ranges ?? []) {
      if (seen.has(range.pos)) continue;
      seen.add(range.pos);
      add('comment', range.pos, commentText(source.slice(range.pos, range.end)));
    }
  };
  const visit = (node: ts.Node): void => {
    comments(ts.getLeadingCommentRanges(source, node.getFullStart()));
    comments(ts.getTrailingCommentRanges(source, node.end));
    if (withStrings && !isSql(node)) {
      if (ts.isJsxText(node) || (ts.isStringLiteralLike(node) && !isModuleName(node) && !isCode(node.text)))
        add('ui', node.getStart(), node.text);
      if (ts.isTemplateExpression(node) && !isCode(templateText(node))) add('ui', node.getStart(), templateText(node));
    }
    if (!isSql(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A run of line comments is read as one text, because sentences go on across lines. */
export const commentText = (comment: string): string =>
  comment
    .replace(/^\/\*\*?/, '')
    .replace(/\*\/$/, '')
    .replaceAll(/^\s*(?:\*|\/\/)\s?/gm, '');

const isModuleName = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isExternalModuleReference(node.parent);
const isSql = (node: ts.Node): boolean => ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText());
const templateText = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map((span) => `{x}${span.literal.text}`).join('');

/** Paragraphs, list items and table cells of a Markdown page, without code. */
export function textsOfDocument(source: string): FoundText[] {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  const withoutCode = source.replaceAll(/^```.*?^```/gms, blank).replaceAll(/`[^`\n]*`/g, 'code');
  return withoutCode
    .split('\n')
    .flatMap((text, index) =>
      text
        .split(/(?<!\\)\|/)
        .map((cell) => ({ kind: 'doc' as const, line: index + 1, text: flat(cell.replace(/^[\s#>*\d.-]+/, '')) })),
    )
    .filter(({ text }) => isProse(text));
}
