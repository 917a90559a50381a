import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { conversationReasons, messageTypes } from '../messaging/messaging-values.ts';
import { Photo } from '../photos/photos.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';

export const reportsPerPage = 20;
/** Messages opened before and after the report, and with each further step. */
export const openedAround = 10;
export const openedMore = 25;

export const reportOutcomes = ['nothing', 'warned', 'suspended'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
export const reportSorts = ['oldest', 'newest'] as const;

const Person = z.object({ id: Id, name: z.string() });

/** A reported conversation in the list: people and reasons, but no messages. */
export const ConversationReport = z
  .object({
    id: Id,
    reporter: Person,
    /** The other participants, each with the dealer they wrote for. */
    others: z.array(Person.extend({ company_name: z.string().nullable() })),
    is_group: z.boolean(),
    reason: z.enum(conversationReasons),
    details: z.string().nullable(),
    created_at: Moment,
    outcome: z.enum(reportOutcomes).nullable(),
    /** The person warned or suspended, with the staff member, time and reason. */
    person: Person.nullable(),
    decided_by: z.string().nullable(),
    decided_at: Moment.nullable(),
    decision_reason: z.string().nullable(),
  })
  .meta({ title: 'ConversationReport' });
export type ConversationReport = z.output<typeof ConversationReport>;

/** The part the caller has opened. */
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
        photos: z.array(Photo),
        created_at: Moment,
      }),
    ),
    /** The last message when it was reported. */
    reported_at_sequence: z.number().int(),
    has_earlier: z.boolean(),
    has_later: z.boolean(),
  })
  .meta({ title: 'OpenedConversation' });
export type OpenedConversation = z.output<typeof OpenedConversation>;

const Whole = z.object({ report: ConversationReport, opened: OpenedConversation.nullable() });

/** Staff tools for reported conversations. Staff don't see reports they're involved in. */
export const conversationReports = {
  conversations: call('GET /api/reports.php?action=conversations', {
    summary: 'List reported conversations without their messages',
    who: staffMay('conversations.list'),
    limit: 'browse',
    input: z.object({
      status: z.enum(['open', 'decided']).default('open'),
      reason: z.enum(conversationReasons).optional(),
      /** Searches the names of reporters and reported people. */
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
    summary: 'Get a reported conversation with the part you’ve opened',
    who: staffMay('conversations.list'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('conversation', Whole),
    fails: ['report_not_found'],
  }),
  openConversation: call('POST /api/reports.php?action=open_conversation', {
    summary: 'Open the messages around a report, or more before or after. Each access needs a reason and is logged.',
    who: staffMay('conversations.read'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, more: z.enum(['earlier', 'later']).optional(), reason: Reason }),
    output: success('conversation', Whole),
    fails: ['report_not_found', 'report_not_opened'],
  }),
  decideConversation: call('POST /api/reports.php?action=decide_conversation', {
    summary:
      'Dismiss a report, or warn or suspend a participant unless they’re already restricted for longer. We notify the reporter.',
    who: staffMay('conversations.read'),
    limit: 'ticket_staff',
    input: z.object({
      id: Id,
      outcome: z.enum(reportOutcomes),
      /** The person to warn or suspend. */
      user_id: Id.optional(),
      /** The end of a suspension. */
      until: z.iso.datetime({ offset: true }).optional(),
      reason: Reason,
    }),
    output: z.object({
      success: z.literal(true),
      conversation: Whole,
      /** They were already banned or suspended for longer, so the suspension changed nothing. */
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
