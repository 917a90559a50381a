import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';
import { ResponseTemplate, StaffMember, TicketCategory } from './ticket-shapes.ts';
import { ticketPriorities } from './tickets.flow.ts';
import { maxCategoryName, maxFilterName, maxTemplateName, maxTicketText, unknownVariables } from './ticket-values.ts';

export const Content = text(maxTicketText, { min: 1, tooShort: 'Please write a reply' });
/** Template text. Braces must contain a known variable. */
const TemplateContent = Content.superRefine((content, context) => {
  const message = unknownVariables(content);
  if (message) context.addIssue({ code: 'custom', message });
});
const Period = z.enum(['7', '30', '90', '365']).default('30');

const PerDay = z.object({ day: z.iso.date(), created: z.number().int(), resolved: z.number().int() });
const PerGroup = z.object({
  name: z.string(),
  tickets: z.number().int(),
  first_response_minutes: z.number().nullable(),
  resolve_minutes: z.number().nullable(),
  rating: z.number().nullable(),
});

/** Staff tools for handling tickets. */
export const ticketDesk = {
  answering: call('POST /api/tickets.php?action=answering', {
    summary: 'Signal that you’re writing a reply. Other staff see it for a few seconds.',
    who: staffMay('tickets.handle'),
    limit: 'typing',
    input: z.object({ ticket_id: Id }),
    output: done,
    fails: ['ticket_not_found'],
  }),
  staff: call('GET /api/tickets.php?action=staff', {
    summary: 'List staff who can be assigned a ticket, with their open tickets',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: z.object({ ticket_id: Id.optional() }),
    output: success('staff', z.array(StaffMember)),
    fails: ['ticket_not_found'],
  }),
  templates: call('GET /api/tickets.php?action=templates', {
    summary: 'List response templates',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: nothing,
    output: success('templates', z.array(ResponseTemplate)),
  }),
  saveTemplate: call('POST /api/tickets.php?action=save_template', {
    summary: 'Create or edit a response template',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id.optional(),
      name: text(maxTemplateName, { min: 1, tooShort: 'Please enter a name' }),
      content: TemplateContent,
    }),
    output: success('template', ResponseTemplate),
    fails: ['template_not_found', 'template_exists'],
  }),
  deleteTemplate: call('DELETE /api/tickets.php?action=template', {
    summary: 'Delete a response template',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({ id: Id }),
    output: done,
    fails: ['template_not_found'],
  }),
  filters: call('GET /api/tickets.php?action=filters', {
    summary: 'List your saved filters',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: nothing,
    output: success('filters', z.array(z.object({ id: Id, name: z.string(), query: z.string() }))),
  }),
  saveFilter: call('POST /api/tickets.php?action=save_filter', {
    summary: 'Save a filter under a name',
    who: staffMay('tickets.read'),
    limit: 'ticket_staff',
    input: z.object({ name: text(maxFilterName, { min: 1, tooShort: 'Please enter a name' }), query: text(500) }),
    output: done,
    fails: ['bad_input'],
  }),
  deleteFilter: call('DELETE /api/tickets.php?action=filter', {
    summary: 'Delete a saved filter',
    who: staffMay('tickets.read'),
    limit: 'ticket_staff',
    input: z.object({ id: Id }),
    output: done,
  }),
  saveCategory: call('POST /api/tickets.php?action=save_category', {
    summary: 'Add, rename or retire a category',
    who: staffMay('settings.write'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id.optional(),
      name: text(maxCategoryName, { min: 1, tooShort: 'Please enter a name' }),
      is_retired: z.boolean().default(false),
    }),
    output: success('category', TicketCategory.extend({ is_retired: z.boolean() })),
    fails: ['category_not_found', 'category_exists'],
  }),
  allCategories: call('GET /api/tickets.php?action=all_categories', {
    summary: 'List all categories, including retired ones',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: nothing,
    output: success(
      'categories',
      z.array(TicketCategory.extend({ is_retired: z.boolean(), tickets: z.number().int() })),
    ),
  }),
  analytics: call('GET /api/tickets.php?action=analytics', {
    summary: 'Get volume, first response, time to resolve, targets met and satisfaction by day, category and person',
    who: staffMay('tickets.count'),
    limit: 'browse',
    input: z.object({ days: Period }),
    output: z.object({
      success: z.literal(true),
      /** Each ticket of the period is in one of the last four: resolved, with staff, with its user, or closed by the user. */
      totals: PerGroup.omit({ name: true }).extend({
        resolved: z.number().int(),
        waiting: z.number().int(),
        waiting_for_user: z.number().int(),
        closed_unresolved: z.number().int(),
      }),
      by_day: z.array(PerDay),
      /** First replies and solutions that are done or overdue, and how many were on time. */
      targets: z.array(
        z.object({
          priority: z.enum(ticketPriorities),
          tickets: z.number().int(),
          answered: z.number().int(),
          answered_in_time: z.number().int(),
          solved: z.number().int(),
          solved_in_time: z.number().int(),
          /** The current targets, in minutes within support hours. */
          answer_minutes: z.number().int(),
          solution_minutes: z.number().int(),
        }),
      ),
      by_category: z.array(PerGroup),
      /** Empty for staff who may only see counts. */
      by_person: z.array(PerGroup),
      ratings: z.array(z.object({ rating: z.number().int(), tickets: z.number().int() })),
    }),
  }),
  exportTickets: call('GET /api/tickets.php?action=export', {
    summary: 'Export a period’s tickets as a CSV file',
    who: staffMay('tickets.read'),
    limit: 'export',
    input: z.object({ days: Period }),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
};
