import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import { carName } from '../../lib/car-words.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../lib/site.ts';
import { zonedDateText } from '../../lib/zoned-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { factsOf, specificationsOf } from './bill-facts.ts';
import { BillVerdict } from './bill-verdict.tsx';

import { amountText } from './share-texts.ts';
import './print.css';

const QrCode = lazy(async () => ({ default: (await import('../../ui/print/qr-code.tsx')).QrCode }));

/** The bill as it prints: one sheet. `address` is what the QR code leads to. */
export const BillSheet = ({ bill, address }: { bill: Bill; address: string }) => (
  <Panel className="bill-sheet grid grid-cols-1 gap-7">
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-line pb-6">
      <p className="wide flex items-center gap-2.5 text-lg">
        {/* Also on paper, where browsers leave out backgrounds. */}
        <span aria-hidden="true" className="size-5 rounded-[50%_50%_50%_4px] bg-accent [print-color-adjust:exact]" />
        {site.name}
      </p>
      <div className="grid gap-1 sm:justify-items-end">
        <h1 className="text-xl">Bill of sale</h1>
        <p className="text-ink-2 tabular-nums">{bill.number}</p>
      </div>
    </div>
    <BillVerdict bill={bill} />
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-1">
        <p className="wide text-2xl">
          {bill.car_id === null ? (
            carName(bill)
          ) : (
            <Link to={paths.car} params={{ id: String(bill.car_id) }} className="hover:underline">
              {carName(bill)}
            </Link>
          )}
        </p>
        <p className="text-ink-2">{factsOf(bill)}</p>
        <Amount bill={bill} />
      </div>
      <figure className="grid w-32 content-start gap-2 print:w-[32mm]">
        {/* White in every theme, because scanners expect it. */}
        <div className="aspect-square rounded-m border border-line bg-white p-2.5 print:border-0 print:p-0">
          <Suspense>
            <QrCode text={address} className="size-full" />
          </Suspense>
        </div>
        <figcaption className="text-xs text-ink-3">Scan to check this bill</figcaption>
      </figure>
    </div>
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
      {bill.details && (
        <>
          <Fact title="Seller">
            {bill.details.seller}
            {bill.details.company !== null && <span className="block text-ink-2">{bill.details.company}</span>}
          </Fact>
          <Fact title="Buyer">{bill.details.buyer}</Fact>
        </>
      )}
      <Fact title="Sale recorded">{zonedDateText(bill.recorded_at)}</Fact>
      <Fact title="Sale verified">{zonedDateText(bill.verified_at)}</Fact>
    </dl>
    <Specifications bill={bill} />
    {bill.details ? (
      <dl className="grid gap-4 border-t border-line pt-5 text-sm">
        <Fact title="SHA-256 of the signed text">
          <code className="block wrap-anywhere text-ink-2">{bill.details.sha256}</code>
        </Fact>
        <Fact title="Signed on, with the key">
          {zonedDateText(bill.issued_at)} <code className="block wrap-anywhere text-ink-2">{bill.details.key_id}</code>
        </Fact>
      </dl>
    ) : (
      <p className="flex items-start gap-2.5 text-ink-2">
        <LockKeyhole size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
        {bill.state === 'annulled'
          ? 'The names and the amount of an annulled sale are private.'
          : 'The names and the amount are private. The buyer and the seller have a link that shows them.'}
      </p>
    )}
    <p className="border-t border-line pt-5 text-sm text-ink-3">
      {/* For those who have the paper and no scanner. The code may contain the secret key, which no one types. */}
      <span className="mb-1.5 hidden print:block">Check this bill at {withoutScheme(address)}</span>
      {site.name} is unofficial and for entertainment only. All amounts are in-game money.
    </p>
  </Panel>
);

const Amount = ({ bill: { details } }: { bill: Bill }) =>
  details && (
    <p className="mt-3 grid">
      <span className="text-sm text-ink-3">Amount</span>
      <span className="text-xl font-semibold">{amountText(details.amount)}</span>
    </p>
  );

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '').replace(/\?.*$/, '');

function Specifications({ bill }: { bill: Bill }) {
  const facts = specificationsOf(bill);
  if (facts.length === 0) return null;
  return (
    <dl
      aria-label="The car when it was sold"
      className="grid grid-cols-2 gap-x-8 gap-y-4 border-t border-line pt-5 text-sm sm:grid-cols-3 print:grid-cols-3"
    >
      {facts.map(({ label, value }) => (
        <Fact key={label} title={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-sm text-ink-3">{title}</dt>
    <dd>{children}</dd>
  </div>
);
