export const ticketsPerPage = 20;
export const maxSubject = 120;
export const maxTicketText = 5000;
export const maxRatingComment = 1000;
export const maxTemplateName = 80;
export const maxFilterName = 40;
export const maxCategoryName = 60;
export const maxAttachments = 5;
/** Maximum tickets in a bulk change. */
export const maxBulk = 50;
/** Sort orders of the staff list, other than by due time. */
export const ticketSorts = ['newest', 'oldest', 'most_urgent', 'least_urgent'] as const;
export type TicketSort = (typeof ticketSorts)[number];
/** Desk filters beyond a ticket's own fields. */
export const ticketChoices = ['urgent', 'resolved_today', 'overdue', 'unassigned', 'appeals', 'disputes'] as const;
export type TicketChoice = (typeof ticketChoices)[number];
/** Variables a template can use. */
export const templateVariables = ['user_name', 'ticket_number', 'subject', 'category_name', 'staff_name'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** Fills in a template's variables. Unknown names are left unchanged. */
export const fillTemplate = (content: string, values: Record<TemplateVariable, string>): string =>
  content.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as TemplateVariable] ?? whole);

/** One sentence about unknown variables in a template, which would otherwise be sent as written. */
export function unknownVariables(content: string): string | undefined {
  const known = templateVariables.map((name) => `{${name}}`);
  const unknown = new Set((content.match(/\{[^{}\n]*\}/g) ?? []).filter((variable) => !known.includes(variable)));
  if (unknown.size === 0) return undefined;
  return `There is no ${[...unknown].join(' and no ')}. You can use ${known.slice(0, -1).join(', ')} and ${known.at(-1)}.`;
}
