import type { StaffMake, StaffModel } from '@forecourt/contract/catalogue/catalogue.ts';

/** The make or model being edited. Null for a new one. */
export type Edited = { make: StaffMake | null } | { of: StaffMake; model: StaffModel | null };

export function titleOf(edited: Edited): string {
  if ('make' in edited) return edited.make ? `Edit ${edited.make.display_name}` : 'Add make';
  const { of, model } = edited;
  return model ? `Edit ${of.display_name} ${model.display_name}` : `Add model to ${of.display_name}`;
}
