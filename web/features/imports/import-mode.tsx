import type { Import } from '@forecourt/contract/imports/imports.ts';
import { count } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioRow } from '../../ui/radio-row.tsx';

interface ImportModeProps {
  room: Import['room'];
  listsNow: boolean;
  onChange: (listsNow: boolean) => void;
}

/** Drafts are the default, because cars without photos sell badly. */
export const ImportMode = ({ room, listsNow, onChange }: ImportModeProps) => (
  <div className="grid gap-3">
    <div role="radiogroup" aria-label="Import as" className="grid gap-2 md:grid-cols-2">
      <RadioRow name="lists_now" checked={!listsNow} onChange={() => onChange(false)}>
        <span className="grid">
          <span className="font-semibold">As drafts</span>
          <span className="text-sm text-ink-2">
            Add photos, then list them. You have room for {count(room.drafts)} more.
          </span>
        </span>
      </RadioRow>
      <RadioRow
        name="lists_now"
        checked={listsNow}
        disabled={room.why_not_live !== null}
        onChange={() => onChange(true)}
      >
        <span className="grid">
          <span className="font-semibold">List them now</span>
          <span className="text-sm text-ink-2">
            Without photos for now. Free slots: {count(room.slots)}. The other cars become drafts.
          </span>
        </span>
      </RadioRow>
    </div>
    {room.why_not_live && <Notice tone="warn">{room.why_not_live}.</Notice>}
  </div>
);
