/**
 * Formats a phone number: "555-0140". Members' and cars' numbers are stored as digits only. Separators that were typed
 * are kept.
 */
export const phoneText = (phone: string): string => phone.replace(/\B(?=(\d{3})*\d{4}$)/g, '-');
