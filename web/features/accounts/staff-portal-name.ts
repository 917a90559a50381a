/** Staff document, "What the product does and for whom": admins have a portal of their own name. */
const portalNames: Partial<Record<string, string>> = { admin: 'Admin Portal' };

export const staffPortalName = (role: string): string => portalNames[role] ?? 'Staff Portal';
