import { FilePen } from 'lucide-react';
import { relativeTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { words } from '../words.ts';

/** Says that this form shows a saved draft, and links to an empty one. */
export const DraftNotice = ({ savedAt }: { savedAt: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m bg-sunken px-4 py-2.5">
    <p className="flex items-center gap-3">
      <FilePen size={19} className="shrink-0 text-ink-2" aria-hidden="true" />
      <span>
        This is your draft, saved {isFresh(savedAt) ? 'just now' : <Time at={savedAt} inSentence />}. Changes are saved
        automatically.
      </span>
    </p>
    <ButtonLink to={paths.sell} search={{ new: '1' }} kind="quiet" size="small">
      {words.startNew}
    </ButtonLink>
  </div>
);

const isFresh = (savedAt: string) => relativeTime(savedAt, Date.now()) === 'Just now';
