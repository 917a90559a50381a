/**
 * `node tools/roles-check.ts`: no code decides by a role directly. Staff rights are in contract/access/staff-rights.ts and
 * team rights in contract/access/team-rights.ts. Calls, pages and SQL check for a right.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { teamRoles } from '@forecourt/contract/access/team-rights.ts';
import { staffRoles } from '@forecourt/contract/access/who.ts';
import { inRoot, projectFiles } from './repo.ts';

/** Product code, without the rights tables, the role lists, test helpers and seeds. */
const product = /^(contract|server|web)\/.+\.tsx?$/;
const notRead =
  /\.(test|proof)\.tsx?$|^web\/testing\/|\.generated\.ts$|^contract\/access\/(staff-rights|who|team-rights)\.ts$/;

const isRole = (text: string): boolean => ([...staffRoles, ...teamRoles] as readonly string[]).includes(text);
const compares = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const namesRole = (node: ts.Node): boolean => /\b(staff_?|team_?)?role\b/i.test(node.getText());
const namesStaffRole = (node: ts.Node): boolean => /\bstaff_?role\b/i.test(node.getText());
const isRoleText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && isRole(node.text);
const isNull = (node: ts.Node): boolean => node.kind === ts.SyntaxKind.NullKeyword;

/** Each with its line number, as `12: …`. */
export function rolesDecidedIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (decides(node)) found.add(lineOf(file, node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

const lineOf = (file: ts.SourceFile, node: ts.Node): string =>
  `${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 100)}`;

function decides(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && compares.has(node.operatorToken.kind)) {
    const sides = [node.left, node.right];
    // Whether a user is staff at all is also a right: the one that all staff have.
    return (sides.some(isRoleText) && sides.some(namesRole)) || (sides.some(isNull) && sides.some(namesStaffRole));
  }
  if (ts.isCaseClause(node)) return isRoleText(node.expression) && namesRole(node.parent.parent.expression);
  // A list of roles, in code or as a condition's value.
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isRoleText);
  // .where('staff_role', '=', 'admin')
  if (ts.isCallExpression(node)) return node.arguments.some(isRoleText) && node.arguments.some(namesStaffRole);
  if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node))
    return /staff_role\s*(=|<>|!=|(not\s+)?in\b)\s*\(?\s*'/i.test(node.getText());
  return false;
}

export const isRead = (path: string): boolean => product.test(path) && !notRead.test(path);

if (import.meta.main) {
  const faults = projectFiles()
    .filter(isRead)
    .flatMap((path) => rolesDecidedIn(path, readFileSync(inRoot(path), 'utf8')).map((what) => `${path}:${what}`));
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) {
    console.log('Check for a right from contract/access/staff-rights.ts or contract/access/team-rights.ts instead.');
    process.exitCode = 1;
  }
}
