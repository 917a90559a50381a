export const businessTypes = ['new-car-dealer', 'used-car-dealer', 'both', 'specialty', 'wholesale', 'other'] as const;
export type BusinessType = (typeof businessTypes)[number];

/** Names shown in the form. */
export const businessTypeNames: Record<BusinessType, string> = {
  'new-car-dealer': 'New car dealer',
  'used-car-dealer': 'Used car dealer',
  both: 'New and used cars',
  specialty: 'Specialty',
  wholesale: 'Wholesale',
  other: 'Other',
};
