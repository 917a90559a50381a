import type { StaffArea, StaffRegion } from '@forecourt/contract/areas/areas.ts';

/** The area or region that a dialog edits. */
export type EditedPlace =
  | { kind: 'region'; region: StaffRegion | null }
  | { kind: 'area'; region: StaffRegion; area: StaffArea | null }
  | { kind: 'merge'; area: StaffArea };
