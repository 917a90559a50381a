import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { StaffDealer } from '@forecourt/contract/dealers/staff-dealers.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { countOf } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/button.tsx';
import { menuItemClass } from '../../../ui/menu-item-styles.ts';
import { Menu } from '../../../ui/menu.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { actionsOn, actionTitles, type Action } from './actions.ts';
import { ActionDialog } from './dialogs/action-dialog.tsx';
import { membershipText, ratingText, standingNames, standingTones } from './words.ts';

interface DealerRowProps {
  dealer: StaffDealer;
  role: StaffRole;
  onOpen: () => void;
}

/** A dealer with the actions this staff member can take. */
export function DealerRow({ dealer, role, onOpen }: DealerRowProps) {
  const [action, setAction] = useState<Action | null>(null);
  const { toggle, more } = actionsOn(dealer, role);
  const { company_name: company, owner } = dealer;
  return (
    <li className="grid gap-4 rounded-l border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="flex min-w-0 gap-4">
        <Avatar name={company} picture={dealer.logo_url} kind="dealer" />
        <div className="grid min-w-0 gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 text-lg wrap-anywhere">{company}</h3>
            <Tag tone={standingTones[dealer.status]}>{standingNames[dealer.status]}</Tag>
          </div>
          <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-2">
            <li>{countOf(dealer.total_cars, 'car')}</li>
            <li>{ratingText(dealer)}</li>
            <li>
              <Time at={dealer.created_at} as="day" />
            </li>
            {owner && (
              <li>
                Owner <PersonLink {...owner} />
              </li>
            )}
          </ul>
          {dealer.membership && <p className="text-sm text-ink-3">{membershipText(dealer.membership)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button kind="plain" size="small" onClick={onOpen}>
          View Details<span className="sr-only"> of {company}</span>
        </Button>
        {toggle && (
          <Button kind={toggle === 'suspend' ? 'danger' : 'primary'} size="small" onClick={() => setAction(toggle)}>
            {toggle === 'suspend' ? 'Suspend' : 'Activate'}
            <span className="sr-only"> {company}</span>
          </Button>
        )}
        {more.length > 0 && (
          // On the right edge, so the menu fits on a phone too.
          <div className="ml-auto">
            <Menu
              label={`Actions for ${company}`}
              trigger={
                <>
                  More Actions<span className="sr-only"> for {company}</span>
                  <ChevronDown size={16} aria-hidden="true" />
                </>
              }
              triggerClassName={buttonClass({ kind: 'quiet', size: 'small' })}
            >
              {more.map((one) => (
                <button
                  key={one}
                  type="button"
                  role="menuitem"
                  className={menuItemClass}
                  onClick={() => setAction(one)}
                >
                  {actionTitles[one]}
                </button>
              ))}
            </Menu>
          </div>
        )}
      </div>
      {action && <ActionDialog action={action} dealerId={dealer.id} onClose={() => setAction(null)} />}
    </li>
  );
}
