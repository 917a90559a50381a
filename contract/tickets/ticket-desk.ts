import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { ResponseTemplate, StaffMember, TicketCategory } from './ticket-shapes.ts';
import { ticketPriorities } from './tickets.flow.ts';
import { maxCategoryName, maxFilterName, maxTemplateName, maxTicketText, unknownVariables } from './ticket-values.ts';

export const Content = text(maxTicketText, { min: 1, tooShort: 'Please write something' });
/** The same, in what is kept ready: braces hold a variable that there is. */
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

/** What the staff have at hand while they handle tickets. */
export const ticketDesk = {
  answering: call('POST /api/tickets.php?action=answering', {
    summary: 'One is writing an answer; the others of the staff see it for a few seconds',
    who: staffMay('tickets.handle'),
    limit: 'typing',
    input: z.object({ ticket_id: Id }),
    output: done,
    fails: ['ticket_not_found'],
  }),
  staff: call('GET /api/tickets.php?action=staff', {
    summary: 'Who can be given a ticket, or this one, with what they have in hand',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: z.object({ ticket_id: Id.optional() }),
    output: success('staff', z.array(StaffMember)),
    fails: ['ticket_not_found'],
  }),
  templates: call('GET /api/tickets.php?action=templates', {
    summary: 'The answers that are kept ready',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: nothing,
    output: success('templates', z.array(ResponseTemplate)),
  }),
  saveTemplate: call('POST /api/tickets.php?action=save_template', {
    summary: 'Keep an answer ready, or change one that is',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id.optional(),
      name: text(maxTemplateName, { min: 1, tooShort: 'Please give it a name' }),
      content: TemplateContent,
    }),
    output: success('template', ResponseTemplate),
    fails: ['template_not_found', 'template_exists'],
  }),
  deleteTemplate: call('DELETE /api/tickets.php?action=template', {
    summary: 'Keep an answer ready no longer',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({ id: Id }),
    output: done,
    fails: ['template_not_found'],
  }),
  filters: call('GET /api/tickets.php?action=filters', {
    summary: 'What one likes to look at',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: nothing,
    output: success('filters', z.array(z.object({ id: Id, name: z.string(), query: z.string() }))),
  }),
  saveFilter: call('POST /api/tickets.php?action=save_filter', {
    summary: 'Keep a choice of filters under a name',
    who: staffMay('tickets.read'),
    limit: 'ticket_staff',
    input: z.object({ name: text(maxFilterName, { min: 1, tooShort: 'Please give it a name' }), query: text(500) }),
    output: done,
    fails: ['bad_input'],
  }),
  deleteFilter: call('DELETE /api/tickets.php?action=filter', {
    summary: 'Forget a choice of filters',
    who: staffMay('tickets.read'),
    limit: 'ticket_staff',
    input: z.object({ id: Id }),
    output: done,
  }),
  saveCategory: call('POST /api/tickets.php?action=save_category', {
    summary: 'Add a category, rename one, or offer it no longer',
    who: staffMay('settings.write'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id.optional(),
      name: text(maxCategoryName, { min: 1, tooShort: 'Please give it a name' }),
      is_retired: z.boolean().default(false),
    }),
    output: success('category', TicketCategory.extend({ is_retired: z.boolean() })),
    fails: ['category_not_found', 'category_exists'],
  }),
  allCategories: call('GET /api/tickets.php?action=all_categories', {
    summary: 'Every category, also those no longer offered',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: nothing,
    output: success(
      'categories',
      z.array(TicketCategory.extend({ is_retired: z.boolean(), tickets: z.number().int() })),
    ),
  }),
  analytics: call('GET /api/tickets.php?action=analytics', {
    summary: 'Volume, first response, time to resolve, targets met and satisfaction; by day, category and person',
    who: staffMay('tickets.count'),
    limit: 'browse',
    input: z.object({ days: Period }),
    output: z.object({
      success: z.literal(true),
      /** Each ticket of the period is in one of the last four: resolved, with the staff, with its user, or given up by them. */
      totals: PerGroup.omit({ name: true }).extend({
        resolved: z.number().int(),
        waiting: z.number().int(),
        waiting_for_user: z.number().int(),
        closed_unresolved: z.number().int(),
      }),
      by_day: z.array(PerDay),
      /** The first answers and solutions that came or are overdue, and how many of them came in time. */
      targets: z.array(
        z.object({
          priority: z.enum(ticketPriorities),
          tickets: z.number().int(),
          answered: z.number().int(),
          answered_in_time: z.number().int(),
          solved: z.number().int(),
          solved_in_time: z.number().int(),
        }),
      ),
      by_category: z.array(PerGroup),
      /** Empty for those who count tickets without knowing anyone by name. */
      by_person: z.array(PerGroup),
      ratings: z.array(z.object({ rating: z.number().int(), tickets: z.number().int() })),
    }),
  }),
  exportTickets: call('GET /api/tickets.php?action=export', {
    summary: 'The tickets of a period as a CSV file',
    who: staffMay('tickets.read'),
    limit: 'export',
    input: z.object({ days: Period }),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
};
