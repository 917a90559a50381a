import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { conversationReasons, messageTypes } from '../messaging/messaging-values.ts';
import { Reason } from '../staff/staff-actions.ts';
import { staffMay } from '../staff/staff-rights.ts';

export const reportsAtOnce = 20;
/** So many messages before and after the report are opened first, and so many more with each further step. */
export const openedAround = 10;
export const openedMore = 25;

export const reportOutcomes = ['nothing', 'warned', 'suspended'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
export const reportSorts = ['oldest', 'newest'] as const;

const Person = z.object({ id: Id, name: z.string() });

/** A reported conversation as the list has it: who and why, and nothing of what was said. */
export const ConversationReport = z
  .object({
    id: Id,
    reporter: Person,
    /** The others in it, each with the dealer for whom they wrote. */
    others: z.array(Person.extend({ company_name: z.string().nullable() })),
    is_group: z.boolean(),
    reason: z.enum(conversationReasons),
    details: z.string().nullable(),
    created_at: Moment,
    outcome: z.enum(reportOutcomes).nullable(),
    /** Who was warned or suspended, by whom, when and why. */
    person: Person.nullable(),
    decided_by: z.string().nullable(),
    decided_at: Moment.nullable(),
    decision_reason: z.string().nullable(),
  })
  .meta({ title: 'ConversationReport' });
export type ConversationReport = z.output<typeof ConversationReport>;

/** What the one who asks has opened of it. */
export const OpenedConversation = z
  .object({
    messages: z.array(
      z.object({
        id: Id,
        sequence: z.number().int(),
        sender_id: Id,
        sender_name: z.string(),
        company_name: z.string().nullable(),
        message_type: z.enum(messageTypes),
        content: z.string(),
        created_at: Moment,
      }),
    ),
    /** How far it had gone when it was reported. */
    reported_at_sequence: z.number().int(),
    has_earlier: z.boolean(),
    has_later: z.boolean(),
  })
  .meta({ title: 'OpenedConversation' });
export type OpenedConversation = z.output<typeof OpenedConversation>;

const Whole = z.object({ report: ConversationReport, opened: OpenedConversation.nullable() });

/** What the staff do with reported conversations. A report in which they have a part is not there for them. */
export const conversationReports = {
  conversations: call('GET /api/reports.php?action=conversations', {
    summary: 'The reported conversations, without what was said in them',
    who: staffMay('conversations.list'),
    limit: 'browse',
    input: z.object({
      status: z.enum(['open', 'decided']).default('open'),
      reason: z.enum(conversationReasons).optional(),
      /** By the name of who reported or was reported. */
      search: text(100).optional(),
      sort: z.enum(reportSorts).optional(),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      reports: z.array(ConversationReport),
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  conversation: call('GET /api/reports.php?action=conversation', {
    summary: 'One reported conversation, with what one has opened of it',
    who: staffMay('conversations.list'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('conversation', Whole),
    fails: ['report_not_found'],
  }),
  openConversation: call('POST /api/reports.php?action=open_conversation', {
    summary: 'Read the part around a report, or more before or after it; each time with a reason, on record',
    who: staffMay('conversations.read'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, more: z.enum(['earlier', 'later']).optional(), reason: Reason }),
    output: success('conversation', Whole),
    fails: ['report_not_found', 'report_not_opened'],
  }),
  decideConversation: call('POST /api/reports.php?action=decide_conversation', {
    summary:
      'Do nothing, warn somebody in it with these words, or suspend them unless they are restricted for longer already; who reported is told that it was seen',
    who: staffMay('conversations.read'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id,
      outcome: z.enum(reportOutcomes),
      /** Who is warned or suspended. */
      user_id: Id.optional(),
      /** When a suspension ends. */
      until: z.iso.datetime({ offset: true }).optional(),
      reason: Reason,
    }),
    output: z.object({
      success: z.literal(true),
      conversation: Whole,
      /** The person was already banned or suspended for longer, so the suspension changed nothing. */
      is_restriction_kept: z.boolean(),
    }),
    fails: [
      'report_not_found',
      'report_decided',
      'report_not_opened',
      'user_not_found',
      'not_allowed',
      'only_admin',
      'bad_input',
    ],
  }),
};
