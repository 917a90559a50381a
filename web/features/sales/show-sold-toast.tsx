import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

/** Confirms the sale, with Undo and a link to the sales history. */
export function showSoldToast(onUndo: () => void) {
  showToast({ title: words.completed, text: link, tone: 'good', action: { label: 'Undo', run: onUndo } });
}

const link = (
  <Link to={paths.sales} className="font-semibold text-ink underline decoration-edge underline-offset-4">
    Open my sales history
  </Link>
);
