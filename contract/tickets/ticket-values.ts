export const ticketsAtOnce = 20;
export const maxSubject = 120;
export const maxTicketText = 5000;
export const maxRatingComment = 1000;
export const maxTemplateName = 80;
export const maxFilterName = 40;
export const maxCategoryName = 60;
export const maxAttachments = 5;
/** So many tickets are changed together at most. */
export const maxBulk = 50;
/** How the staff may have their list, other than by what waits. */
export const ticketSorts = ['newest', 'oldest', 'most_urgent', 'least_urgent'] as const;
export type TicketSort = (typeof ticketSorts)[number];
/** What the desk can be narrowed to besides what a ticket itself says. */
export const ticketChoices = ['urgent', 'resolved_today', 'overdue', 'unassigned', 'appeals', 'disputes'] as const;
export type TicketChoice = (typeof ticketChoices)[number];
/** What a template may name, and what it becomes. */
export const templateVariables = ['user_name', 'ticket_number', 'subject', 'category_name', 'staff_name'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** A template with its variables filled in; a name it does not know stays as it is. */
export const fillTemplate = (content: string, values: Record<TemplateVariable, string>): string =>
  content.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as TemplateVariable] ?? whole);

/** What is wrong with the braces of a template, in a sentence: what it does not know would be sent as it stands. */
export function unknownVariables(content: string): string | undefined {
  const known = templateVariables.map((name) => `{${name}}`);
  const unknown = new Set((content.match(/\{[^{}\n]*\}/g) ?? []).filter((one) => !known.includes(one)));
  if (unknown.size === 0) return undefined;
  return `There is no ${[...unknown].join(' and no ')}. You can use ${known.slice(0, -1).join(', ')} and ${known.at(-1)}.`;
}
