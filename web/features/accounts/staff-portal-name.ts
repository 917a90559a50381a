/** The staff document gives admins a portal with its own name. */
const portalNames: Partial<Record<string, string>> = { admin: 'Admin Portal' };

export const staffPortalName = (role: string): string => portalNames[role] ?? 'Staff Portal';
