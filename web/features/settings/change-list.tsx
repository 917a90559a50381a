import { ArrowRight } from 'lucide-react';
import { labelOf, valueText } from './setting-words.ts';
import type { Change } from './use-edits.ts';

/** The changed settings with their old and new values. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <ul aria-label="Changes" className="grid divide-y divide-line rounded-m border border-line">
    {changes.map(({ setting, value }) => (
      <li key={setting.setting_key} className="grid gap-0.5 px-4 py-3">
        <span className="font-medium">{labelOf(setting.setting_key)}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-ink-2 wrap-anywhere">
          <del className="decoration-ink-3">{valueText(setting, setting.setting_value)}</del>
          <ArrowRight size={15} className="shrink-0" aria-label="becomes" />
          <ins className="font-semibold text-ink no-underline">{valueText(setting, value)}</ins>
        </span>
      </li>
    ))}
  </ul>
);
