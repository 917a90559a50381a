import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';

/** Lists what closing something permanently deletes and what remains. */
export const DeletionSummary = ({ goes, stays }: { goes: readonly string[]; stays: readonly string[] }) => (
  <>
    <Points title="What you’ll lose" points={goes} icon={<X size={17} className="text-danger" aria-hidden="true" />} />
    <Points title="What we keep" points={stays} icon={<Check size={17} className="text-ink-3" aria-hidden="true" />} />
  </>
);

const Points = ({ title, points, icon }: { title: string; points: readonly string[]; icon: ReactNode }) => (
  <div className="grid gap-2">
    <h3 className="text-sm font-semibold">{title}</h3>
    <ul className="grid gap-1.5 text-sm">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <span className="mt-0.5 shrink-0">{icon}</span>
          <span>{point}</span>
        </li>
      ))}
    </ul>
  </div>
);
