import type { BasisSale } from '@forecourt/contract/guide/guide-shapes.ts';
import { guide } from '@forecourt/contract/guide/guide.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from './words.ts';

const shape = guide.exclude.input.pick({ reason: true });

interface ExcludeDialogProps {
  sale: BasisSale;
  onClose: () => void;
}

/** Excludes a sale from the price guide, or counts it again. */
export const ExcludeDialog = ({ sale, onClose }: ExcludeDialogProps) => (
  <Dialog
    isForm
    open
    onClose={onClose}
    title={sale.excluded ? 'Count this sale again' : 'Exclude this sale from the price guide'}
  >
    <ExcludeForm sale={sale} onClose={onClose} />
  </Dialog>
);

function ExcludeForm({ sale, onClose }: ExcludeDialogProps) {
  const isBack = sale.excluded !== null;
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: words.failed,
    send: async ({ reason }) => {
      await (isBack ? api.guide.include : api.guide.exclude)({ id: sale.id, reason });
      showToast({
        title: isBack ? 'The sale counts in the price guide again' : 'The sale is excluded from the price guide',
        tone: 'good',
      });
      onClose();
    },
  });
  return (
    <Form call={call}>
      <p className="text-pretty text-ink-2">
        <b className="font-semibold text-ink">{sale.car_name}</b> from {sale.dealer_name ?? sale.seller_name}
        {sale.buyer_name && ` to ${sale.buyer_name}`}. The sale itself stays as it is. Estimates of this model change
        within a minute.
      </p>
      <ReasonField
        call={call}
        most={maxReason}
        hint={isBack ? 'Shown in the action log.' : 'Shown to the seller, who can appeal.'}
        suggestions={
          isBack ? [] : ['The amount wasn’t paid.', 'Made to influence the price guide.', 'Part of a trade.']
        }
      />
      <FormButtons onCancel={onClose} busy={call.isSubmitting}>
        {isBack ? 'Count again' : 'Exclude'}
      </FormButtons>
    </Form>
  );
}
