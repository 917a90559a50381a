import type { StaffDealerDetails } from '@forecourt/contract/dealers/staff-dealers.ts';

export interface DeedProps {
  dealer: StaffDealerDetails;
  onClose: () => void;
}
