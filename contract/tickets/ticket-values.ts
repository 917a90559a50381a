export const ticketsAtOnce = 20;
export const maxSubject = 120;
export const maxTicketText = 5000;
export const maxAttachments = 5;
/** So many tickets are changed together at most. */
export const maxBulk = 50;
/** What a template may name, and what it becomes. */
export const templateVariables = ['user_name', 'ticket_number', 'subject', 'category_name', 'staff_name'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** A template with its variables filled in; a name it does not know stays as it is. */
export const fillTemplate = (content: string, values: Record<TemplateVariable, string>): string =>
  content.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as TemplateVariable] ?? whole);
