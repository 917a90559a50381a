/** A role is called what it is; a table of names would stand in everybody's first load. */
export const staffRoleName = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1);
