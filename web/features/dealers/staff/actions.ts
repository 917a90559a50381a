import type { StaffDealer } from '@forecourt/contract/dealers/staff-dealers.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';

/** Staff actions on a dealer. */
export type Action = 'suspend' | 'activate' | 'rename' | 'owner' | 'extend' | 'add' | 'log';

export const actionTitles: Record<Action, string> = {
  suspend: 'Suspend',
  activate: 'Activate',
  rename: 'Rename company',
  owner: 'Change owner',
  extend: 'Extend membership',
  add: 'Add team member',
  log: 'View team log',
};

const rights: Record<Action, StaffRight> = {
  suspend: 'dealers.suspend',
  activate: 'dealers.suspend',
  rename: 'dealers.rename',
  owner: 'dealers.owner',
  extend: 'dealers.extend',
  add: 'dealers.create',
  log: 'dealers.team',
};

/** The dealer's main button and its "More Actions" menu. Staff can't act on their own dealership or a closed one. */
export function actionsOn(
  { status, is_own, membership }: Pick<StaffDealer, 'status' | 'is_own' | 'membership'>,
  role: StaffRole,
): { toggle: Action | null; more: Action[] } {
  const isOpen = status !== 'closed' && !is_own;
  const may = (action: Action) => staffRoleMay(role, rights[action]) && (action === 'log' || isOpen);
  // An expired dealer needs days of membership to trade again, and only some roles can grant them.
  const isRevived = status === 'expired' && may('extend') && membership !== null;
  const usual: Action = status === 'suspended' ? 'activate' : 'suspend';
  const button: Action = isRevived ? 'extend' : usual;
  const toggle = may(usual) ? button : null;
  const more: Action[] = ['rename', 'owner', 'extend', 'add', 'log'];
  return {
    toggle,
    more: [...(isRevived ? (['suspend'] as const) : []), ...more].filter(
      (action) => may(action) && action !== toggle && (action !== 'extend' || membership !== null),
    ),
  };
}
