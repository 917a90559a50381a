import { useQuery } from '@tanstack/react-query';
import { priorityNames, type TicketPriority } from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import { weekText } from '../../../../lib/day-names.ts';
import { count } from '../../../../lib/format.ts';
import { Bar } from '../../../../ui/plot.tsx';

interface Met {
  priority: TicketPriority;
  answered: number;
  answered_in_time: number;
  solved: number;
  solved_in_time: number;
  answer_minutes: number;
  solution_minutes: number;
}

/** Share of first responses and resolutions that were on time, out of all that are done or overdue. */
export function Targets({ targets }: { targets: readonly Met[] }) {
  const hours = useQuery(api.tickets.supportHours.query({})).data?.hours;
  if (targets.length === 0) return <p className="text-sm text-ink-2">No tickets in this period.</p>;
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Service targets met, by priority</caption>
        <thead>
          <tr className="align-bottom text-ink-3 [&_th]:pb-2 [&_th]:font-medium [&_th+th]:pl-3 sm:[&_th+th]:pl-8">
            <th scope="col">Priority</th>
            <th scope="col" className="w-[38%]">
              First response on time
            </th>
            <th scope="col" className="w-[38%]">
              Resolved on time
            </th>
          </tr>
        </thead>
        <tbody>
          {targets.map((one) => (
            <tr key={one.priority} className="border-t border-line [&_td]:py-2.5 [&_td]:pl-3 sm:[&_td]:pl-8">
              <th scope="row" className="py-2.5 font-semibold">
                {priorityNames[one.priority]}
              </th>
              <Share met={one.answered_in_time} of={one.answered} within={one.answer_minutes} />
              <Share met={one.solved_in_time} of={one.solved} within={one.solution_minutes} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-3">
        Counted in support hours{hours && `, ${weekText(hours)} site time`}. The clock stops while a ticket waits for
        the user.
      </p>
    </div>
  );
}

function Share({ met, of, within }: { met: number; of: number; within: number }) {
  const target = <span className="text-ink-3">within {within / 60} h</span>;
  if (of === 0)
    return (
      <td>
        <span className="grid gap-1">
          <span>–</span>
          {target}
        </span>
      </td>
    );
  return (
    <td>
      <span className="grid gap-1">
        <Percent share={met / of} />
        <span className="flex flex-wrap justify-between gap-x-2">
          {target}
          <span className="text-ink-3">
            {count(met)} of {count(of)}
          </span>
        </span>
      </span>
    </td>
  );
}

const Percent = ({ share }: { share: number }) => (
  <span className="flex items-center gap-2.5">
    <Bar share={share} />
    <span className="w-10 shrink-0 text-right font-semibold">{Math.round(share * 100)} %</span>
  </span>
);
