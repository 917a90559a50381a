import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, FilePlus2, UserRoundPlus } from 'lucide-react';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { AssignNextDialog } from '../assign/assign-next-dialog.tsx';
import { handlesTickets, keepsCategories, type Me } from '../me.ts';

export function QuickActions({ me }: { me: Me }) {
  const [isAssigning, setAssigning] = useState(false);
  const mayAct = handlesTickets(me);
  return (
    <section aria-labelledby="quick-actions" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="quick-actions" className="text-lg">
          Quick Actions
        </h2>
        <p className="flex gap-5 text-sm font-medium text-ink-2">
          <Link to={staffTabs.tickets} search={{ view: 'templates' }} className={linkClass}>
            Response templates
          </Link>
          {keepsCategories(me) && (
            <Link to={staffTabs.tickets} search={{ view: 'categories' }} className={linkClass}>
              Ticket categories
            </Link>
          )}
        </p>
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {mayAct && (
          <>
            <li>
              <Link to={staffTabs.tickets} search={{ view: 'templates', new: '1' }} className={cardLook}>
                <Said
                  icon={<FilePlus2 size={20} aria-hidden="true" />}
                  title="Create Response Template"
                  text="A prepared reply to a common question"
                />
              </Link>
            </li>
            <li>
              <button type="button" onClick={() => setAssigning(true)} className={cardLook}>
                <Said
                  icon={<UserRoundPlus size={20} aria-hidden="true" />}
                  title="Assign Staff Member"
                  text="Assign tickets that no one is working on"
                />
              </button>
            </li>
          </>
        )}
        <li>
          <Link to={staffTabs.tickets} search={{ view: 'analytics' }} className={cardLook}>
            <Said
              icon={<ChartNoAxesColumn size={20} aria-hidden="true" />}
              title="Generate Analytics"
              text="Volume, response times and satisfaction, with CSV export"
            />
          </Link>
        </li>
      </ul>
      {mayAct && <AssignNextDialog me={me} open={isAssigning} onClose={() => setAssigning(false)} />}
    </section>
  );
}

const Said = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <>
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">{icon}</span>
    <span className="grid gap-0.5">
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-ink-2">{text}</span>
    </span>
  </>
);

const cardLook =
  'flex h-full w-full items-center gap-4 rounded-l border border-line bg-surface p-4 text-left transition-colors hover:border-edge';
const linkClass = 'rounded-s underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink';
