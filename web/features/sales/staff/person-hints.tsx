import { useQuery } from '@tanstack/react-query';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import * as api from '../../../lib/api.ts';
import type { RenderHints } from '../../../lib/planned-decision.ts';
import { personHintWords } from '../../../lib/sale-hint-words.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StaffHints } from '../../../shared/staff/staff-hints.tsx';

/** Renders the signs that a user's sales are farmed, for staff who may see sales. */
export const renderHintsFor = (role: StaffRole | null): RenderHints =>
  staffRoleMay(role, 'sales.read') ? (userId) => <PersonHints key={userId} userId={userId} /> : () => null;

function PersonHints({ userId }: { userId: number }) {
  const { data, error } = useQuery(api.sales.hints.query({ user_id: userId }));
  if (data)
    return (
      <StaffHints
        title="Check this user’s sales"
        hints={data.hints.map(({ hint, sales }) => personHintWords[hint](sales))}
      />
    );
  return error && <Notice tone="danger">{sentenceOf(error)}</Notice>;
}
