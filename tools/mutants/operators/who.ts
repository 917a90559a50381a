import ts from 'typescript';
import { replaced, type Change, type Operator } from '../mutant.ts';

const anyone = `{ kind: 'anyone' as const }`;
const member = `{ kind: 'member' as const }`;
const staffRoles = ['support', 'moderator', 'analyst', 'admin'];

/** Access that is wider than it should be. */
const who: Operator = (node) => {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'who') return [];
  return ts.isIdentifier(node.initializer) && node.initializer.text === 'anyone'
    ? []
    : [replaced(node.initializer, anyone)];
};

/** In `who` or in a constant that several calls share. */
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
    case 'staff':
      return first ? oneRoleMore(node) : [];
    default:
      return [];
  }
};

const lesserRight = (right: ts.Expression | undefined): Change[] =>
  right && right.getText() !== `'read'` ? [replaced(right, `'read'`)] : [];

function oneRoleMore({ arguments: roles }: ts.CallExpression): Change[] {
  const named = roles.map((role) => (ts.isStringLiteral(role) ? role.text : ''));
  const another = staffRoles.find((role) => !named.includes(role));
  return another ? [replaced(roles[0]!, `'${another}', ${roles[0]!.getText()}`)] : [];
}

export const whoOperators: readonly Operator[] = [who, parts];
