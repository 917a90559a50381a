import { Notice } from '../../ui/notice.tsx';

/** Warnings for staff to check before they decide. Renders nothing if there are none. */
export const StaffHints = ({ title, hints }: { title: string; hints: readonly string[] }) =>
  hints.length > 0 && (
    <Notice tone="warn">
      <p className="font-semibold">{title}</p>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Notice>
  );
