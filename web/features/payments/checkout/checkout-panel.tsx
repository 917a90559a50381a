import { Panel } from '../../../ui/panel.tsx';
import { CheckoutView } from './checkout-view.tsx';
import type { Checkout } from './use-checkout.ts';

/** The checkout inside a page that has its own button. */
export const CheckoutPanel = ({ checkout }: { checkout: Checkout }) => (
  <Panel>
    <section aria-labelledby="checkout-title" className="grid gap-4">
      <h3 id="checkout-title" className="text-lg">
        Cost
      </h3>
      <CheckoutView checkout={checkout} />
    </section>
  </Panel>
);
