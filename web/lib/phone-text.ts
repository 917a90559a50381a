/** A phone number as people read it, "555-0140": of people and cars the digits alone are stored. Signs that somebody wrote stay. */
export const phoneText = (phone: string): string => phone.replace(/\B(?=(\d{3})*\d{4}$)/g, '-');
