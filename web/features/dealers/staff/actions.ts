import type { StaffDealer } from '@forecourt/contract/dealers/staff-dealers.ts';
import type { StaffRole } from '@forecourt/contract/kit/who.ts';
import { staffRoleMay, type StaffRight } from '@forecourt/contract/staff/staff-rights.ts';

/** What the staff do to a dealer. */
export type Action = 'suspend' | 'activate' | 'rename' | 'owner' | 'extend' | 'add' | 'log';

export const actionTitles: Record<Action, string> = {
  suspend: 'Suspend',
  activate: 'Activate',
  rename: 'Rename company',
  owner: 'Name the next owner',
  extend: 'Extend membership',
  add: 'Add somebody to the team',
  log: 'See team log',
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

/** Its one button, and what stands behind "More Actions"; nothing is done to one's own dealership or a closed one. */
export function actionsOn(
  { status, is_own, membership }: Pick<StaffDealer, 'status' | 'is_own' | 'membership'>,
  role: StaffRole,
): { toggle: Action | null; more: Action[] } {
  const isOpen = status !== 'closed' && !is_own;
  const may = (action: Action) => staffRoleMay(role, rights[action]) && (action === 'log' || isOpen);
  // Who has expired trades again with days of membership, which only some may give.
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
