import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { kindNames as paymentNames } from '@forecourt/contract/payments/payments.flow.ts';
import { statusNames as ticketStatusNames } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { maxInDetails } from '@forecourt/contract/users/user-values.ts';
import { count, money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { Time } from '../../../ui/time.tsx';
import { linkClass, Part } from './part.tsx';

/** A user's newest cars, payments and tickets. */
export const Holdings = ({ user }: { user: UserDetails }) => (
  <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
    <Part
      title="Cars"
      action={
        <Sum>{`${count(user.active_cars)} active, ${count(user.sold_cars)} sold, ${count(user.total_cars)} total`}</Sum>
      }
      none="No cars"
      rows={user.cars.map((car) => ({
        key: car.id,
        row: (
          <>
            <Link to={paths.car} params={{ id: String(car.id) }} className={linkClass}>
              {car.title}
            </Link>
            <span className="shrink-0 text-right text-ink-2">
              {car.price !== null && money(car.price)}{' '}
              <Small>{car.is_dealers ? `${car.status}, dealer car` : car.status}</Small>
            </span>
          </>
        ),
      }))}
    />
    <div className="grid grid-cols-1 gap-4">
      <Part
        title="Tickets"
        action={<Shown total={user.tickets.total} />}
        none="No tickets"
        rows={user.tickets.newest.map((ticket) => ({
          key: ticket.id,
          row: (
            <>
              <Link to={staffTabs.tickets} search={{ ticket: ticket.id }} className={linkClass}>
                {ticket.subject}
              </Link>
              <span className="shrink-0 text-right text-ink-2">
                {ticketStatusNames[ticket.status]}{' '}
                <Small>
                  <Time at={ticket.created_at} />
                </Small>
              </span>
            </>
          ),
        }))}
      />
      {user.payments && (
        <Part
          title="Payments"
          action={<Shown total={user.payments.total} />}
          none="No payments"
          rows={user.payments.newest.map((payment) => ({
            key: payment.id,
            row: (
              <>
                <Link to={paths.receipt} params={{ id: String(payment.id) }} className={linkClass}>
                  {paymentNames[payment.kind]}: {payment.subject}
                </Link>
                <span className="shrink-0 text-right text-ink-2">
                  {money(payment.amount)}{' '}
                  <Small>
                    {payment.status}, <Time at={payment.created_at} inSentence />
                  </Small>
                </span>
              </>
            ),
          }))}
        />
      )}
    </div>
  </div>
);

const Sum = ({ children }: { children: string }) => <span className="text-sm text-ink-3">{children}</span>;
const Shown = ({ total }: { total: number }) =>
  total > maxInDetails ? <Sum>{`${maxInDetails} newest of ${count(total)}`}</Sum> : null;
const Small = ({ children }: { children: ReactNode }) => <span className="block text-ink-3">{children}</span>;
