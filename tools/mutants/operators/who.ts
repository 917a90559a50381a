import ts from 'typescript';
import { staffRoleMay, type StaffRight } from '../../../contract/access/staff-rights.ts';
import { replaced, type Change, type Operator } from '../mutant.ts';

const anyone = `{ kind: 'anyone' as const }`;
const member = `{ kind: 'member' as const }`;
/** The right that all staff have. */
const weakest = `'dashboard.read'`;
const staffRoles = ['support', 'moderator', 'analyst', 'admin'];

/** Widens access. */
const who: Operator = (node) => {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'who') return [];
  return ts.isIdentifier(node.initializer) && node.initializer.text === 'anyone'
    ? []
    : [replaced(node.initializer, anyone)];
};

/** In `who`, or in a constant that several calls share. */
const parts: Operator = (node) => {
  if (!ts.isCallExpression(node)) return [];
  const [first, second] = node.arguments;
  switch (node.expression.getText()) {
    case 'self':
      return [replaced(node, member)];
    case 'actingAs':
      return second ? [replaced(node, second.getText())] : [];
    case 'team':
      return [replaced(node, member), ...lesserRight(second)];
    case 'staffMay':
      return first && !isHeldByAllStaff(first) ? [replaced(first, weakest)] : [];
    default:
      return [];
  }
};

/** A right that all staff have can't be weakened. */
const isHeldByAllStaff = (right: ts.Expression): boolean =>
  ts.isStringLiteral(right) && staffRoles.every((role) => staffRoleMay(role, right.text as StaffRight));

/** The right that every team member has. */
const least = `'cars.read'`;
const lesserRight = (right: ts.Expression | undefined): Change[] =>
  right && right.getText() !== least ? [replaced(right, least)] : [];

/** Adds a role to a list of staff roles in the rights table. */
const oneRoleMore: Operator = (node) => {
  if (!ts.isArrayLiteralExpression(node)) return [];
  const [first] = node.elements;
  const named = node.elements.map((role) => (ts.isStringLiteral(role) ? role.text : ''));
  const another = staffRoles.find((role) => !named.includes(role));
  const isOfRoles = named.every((role) => staffRoles.includes(role));
  return first && another && isOfRoles ? [replaced(first, `'${another}', ${first.getText()}`)] : [];
};

export const whoOperators: readonly Operator[] = [who, parts, oneRoleMore];
