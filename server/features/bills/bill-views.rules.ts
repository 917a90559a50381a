import { maySeeOfBill, type BillState, type BillViewer } from '@forecourt/contract/bills/bill-access.ts';
import type { bills } from '@forecourt/contract/bills/bills.ts';
import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import type { BillContent } from './bill-text.ts';

export interface BillFacts {
  content: BillContent;
  sha256: string;
  replaced_by: string | null;
  ended_at: Date | null;
  car_id: number | null;
}

interface Judged {
  status: SaleStatus;
  replaced_by: string | null;
  /** The stored text matches its signature. */
  isSigned: boolean;
}

export function stateOfBill({ status, replaced_by, isSigned }: Judged): BillState {
  if (!isSigned) return 'altered';
  if (status !== 'confirmed') return 'annulled';
  return replaced_by === null ? 'genuine' : 'replaced';
}

/** Shows the viewer what the table in the contract says. */
export function billView(
  { content, sha256, replaced_by, ended_at, car_id }: BillFacts,
  { state, viewer, linkKey }: { state: BillState; viewer: BillViewer; linkKey: string },
): Answer<typeof bills.get>['bill'] {
  const may = (part: Parameters<typeof maySeeOfBill>[2]) => maySeeOfBill(state, viewer, part);
  const { number, replaces, make, model, year, colour, mileage, plate, body_class, transmission, fuel, drive } =
    content;
  const { engine_upgrade, brake_upgrade, transmission_upgrade, armour, has_turbo } = content;
  const { seller, company, buyer, amount, key } = content;
  return {
    number,
    state,
    replaces,
    replaced_by,
    annulled_at: state === 'annulled' ? ended_at : null,
    make,
    model,
    year,
    colour,
    mileage,
    plate,
    body_class,
    transmission,
    fuel,
    drive,
    engine_upgrade,
    brake_upgrade,
    transmission_upgrade,
    armour,
    has_turbo,
    recorded_at: content.recorded_at,
    verified_at: content.verified_at,
    issued_at: content.issued_at,
    car_id,
    details: may('details') ? { seller, company, buyer, amount, sha256, key_id: key } : null,
    has_file: may('file'),
    link_key: may('link') ? linkKey : null,
    may_replace_link: may('replace_link'),
  };
}
