/** Derived from the role, because a table of names would be in every visitor's first load. */
export const staffRoleName = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1);
