import type { StaffDealerDetails } from '@forecourt/contract/dealers/staff-dealers.ts';

export interface ActionProps {
  dealer: StaffDealerDetails;
  onClose: () => void;
}
