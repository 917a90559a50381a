import type { StaffActionName } from '@forecourt/contract/staff/staff-actions.ts';
import { sql } from 'kysely';
import type { SignedIn, Site } from '../site.ts';
import type { Scene } from './actors.ts';
import { reason } from './expected/values.ts';

type Api = SignedIn['api'];

export interface Action {
  /** A row of the matrix, by its title, or how an admin does it if the matrix has none. */
  by: string | ((api: Api, on: Scene) => Promise<unknown>);
  /** The target, or the newest of its kind if the action creates it. */
  on: ((on: Scene) => number | Promise<number>) | 'new';
  /** Preparation that isn't part of the action. */
  after?: (site: Site, on: Scene, api: Api) => Promise<unknown>;
  /** The recorded reason, if it isn't the matrix's, or if there is none. */
  reason?: string;
  /** Recorded together with it, because one step acts on two things. */
  with?: StaffActionName;
}

/** The id of one of the site's webhooks. */
const channel = (name: string) => async (site: Site) =>
  (await sql<{ id: number }>`select id from webhooks where channel = ${name}`.execute(site.db)).rows[0]!.id;

const opens = (_site: Site, { conversationReportId }: Scene, api: Api) =>
  api.reports.openConversation({ id: conversationReportId, reason });

/** Every staff action and how to perform it. A missing one doesn't compile. */
export const actionsOn = (site: () => Site): Record<StaffActionName, Action> => {
  const sold = () => channel('sold')(site());
  const user = ({ strangerId }: Scene) => strangerId;
  const car = (on: Scene) => on.car;
  const dealer = (on: Scene) => on.dealerId;
  const appeal = (on: Scene) => on.appealId;
  const sale = ({ disputed }: Scene) => disputed;
  const application = (on: Scene) => on.applicationId;
  const report = ({ conversationReportId }: Scene) => conversationReportId;
  const ticket = (on: Scene) => on.ticketId;
  const review = ({ reviewAbout }: Scene) => reviewAbout;
  const wantedAd = ({ wantedId }: Scene) => wantedId;
  /** The admin's own, because only authors can change a note. */
  let noteId = 0;
  const noted = async (_site: Site, { userId: user_id }: Scene, { users }: Api) => {
    const { note } = await users.addNote({ user_id, body: 'Called', client_id: crypto.randomUUID() });
    noteId = note.id;
  };

  return {
    change_staff_role: { by: 'users.updateRole (another)', on: user },
    warn_user: { by: 'users.warn (a member)', on: ({ userId }) => userId },
    suspend_user: { by: 'accounts.updateStatus (suspends)', on: user },
    ban_user: { by: 'accounts.updateStatus (bans)', on: user },
    reinstate_user: { by: 'accounts.updateStatus (ends a ban)', on: ({ bannedId }) => bannedId },
    sign_out_user: { by: 'users.endSessions', on: ({ userId }) => userId },

    flag_car: { by: 'cars.updateStatus (flags)', on: car },
    remove_car: { by: 'cars.updateStatuses (removes)', on: car },
    restore_car: { by: 'cars.updateStatus (restores)', on: ({ flaggedCar }) => flaggedCar },
    dismiss_reports: { by: 'reports.decide', on: car },

    suspend_dealer: { by: 'dealers.updateStatus', on: dealer },
    activate_dealer: {
      by: ({ dealers }, { dealerId }) => dealers.updateStatus({ id: dealerId, status: 'active', reason }),
      on: dealer,
      after: (_site, { dealerId }, { dealers }) =>
        dealers.updateStatus({ id: dealerId, status: 'suspended', reason: 'Before it' }),
    },
    open_dealer: { by: 'dealers.create', on: 'new' },
    add_team_member: { by: 'dealers.addTeamMember', on: dealer },
    rename_dealer: { by: 'dealers.rename', on: dealer },
    name_owner: { by: 'dealers.nameOwner', on: ({ eclipseId }) => eclipseId },
    extend_membership: { by: 'dealers.extendMembership', on: dealer },

    approve_application: { by: 'applications.review (approves)', on: application, reason: 'Approved' },
    decline_application: { by: 'applications.review (declines)', on: application },
    delete_application: { by: 'applications.remove', on: application },

    uphold_appeal: { by: 'appeals.decide (keeps it)', on: appeal },
    reverse_appeal: { by: 'appeals.decide (undoes it)', on: appeal },
    // Only a removed car can be flagged instead.
    change_appeal: {
      by: async ({ appeals }, _on) => appeals.decide({ id: await newestAppeal(site()), outcome: 'change', reason }),
      on: () => newestAppeal(site()),
      after: appealOfRemoval,
    },

    refund_payment: { by: 'payments.refund', on: ({ paidPayment }) => paidPayment },
    annul_sale: { by: 'sales.decide', on: sale },
    exclude_sale: { by: 'guide.exclude', on: ({ sold }) => sold },
    include_sale: {
      by: ({ guide }, { sold }) => guide.include({ id: sold, reason }),
      on: ({ sold }) => sold,
      after: (_site, { sold }, { guide }) => guide.exclude({ id: sold, reason }),
    },
    uphold_sale: {
      by: ({ sales }, { disputed }) => sales.decide({ id: disputed, outcome: 'uphold', reason }),
      on: sale,
    },

    hide_review: { by: 'reviews.hide', on: review },
    keep_review: { by: 'reviews.keep', on: review },
    unhide_review: { by: 'reviews.unhide', on: ({ hiddenReview }) => hiddenReview },

    flag_wanted_ad: { by: 'wanted.decide', on: wantedAd },
    remove_wanted_ad: {
      by: ({ wanted }, { wantedId: id }) => wanted.decide({ id, decision: 'remove', reason }),
      on: wantedAd,
    },
    restore_wanted_ad: {
      by: ({ wanted }, { flaggedWantedId: id }) => wanted.decide({ id, decision: 'restore', reason }),
      on: ({ flaggedWantedId }) => flaggedWantedId,
    },
    dismiss_wanted_reports: {
      by: ({ wanted }, { wantedId: id }) => wanted.decide({ id, decision: 'dismiss', reason }),
      on: wantedAd,
    },

    open_conversation: { by: 'reports.openConversation', on: report },
    read_more_of_conversation: {
      by: ({ reports }, { conversationReportId: id }) => reports.openConversation({ id, more: 'earlier', reason }),
      on: report,
      after: opens,
    },
    dismiss_conversation_report: { by: 'reports.decideConversation', on: report, after: opens },
    uphold_conversation_report: {
      by: ({ reports }, { conversationReportId: id, userId: user_id }) =>
        reports.decideConversation({ id, outcome: 'warned', user_id, reason }),
      on: report,
      after: opens,
    },

    add_user_note: { by: 'users.addNote (about another)', on: 'new' },
    edit_user_note: {
      by: ({ users }) => users.editNote({ id: noteId, body: 'Called again' }),
      on: () => noteId,
      after: noted,
    },
    delete_user_note: {
      by: ({ users }) => users.deleteNote({ id: noteId }),
      on: () => noteId,
      after: noted,
    },

    add_award: { by: 'awards.add', on: 'new' },
    change_award: { by: 'awards.edit', on: ({ awardId }) => awardId },
    grant_award: { by: 'awards.grant', on: user },
    revoke_award: { by: 'awards.revoke', on: ({ userId }) => userId },

    reply_to_ticket: { by: 'tickets.addResponse (for all to read)', on: ticket },
    note_on_ticket: { by: 'tickets.addResponse (among the staff)', on: ticket },
    set_ticket_priority: { by: 'tickets.updatePriority', on: ticket },
    set_ticket_status: { by: 'tickets.updateStatus', on: ticket },
    set_ticket_category: { by: 'tickets.updateCategory', on: ticket },
    merge_ticket: { by: 'tickets.merge', on: ticket, with: 'receive_merged_ticket' },
    receive_merged_ticket: { by: 'tickets.merge', on: ({ otherTicket }) => otherTicket, with: 'merge_ticket' },
    assign_ticket: { by: 'tickets.assign', on: ticket },
    add_ticket_category: { by: 'tickets.saveCategory', on: 'new' },
    change_ticket_category: {
      by: ({ tickets }) => tickets.saveCategory({ id: 1, name: 'Boats' }),
      on: () => 1,
    },
    add_response_template: { by: 'tickets.saveTemplate', on: 'new' },
    change_response_template: {
      by: ({ tickets }, { templateId: id }) => tickets.saveTemplate({ id, name: 'Thanks', content: 'Thank you' }),
      on: ({ templateId }) => templateId,
    },
    delete_response_template: { by: 'tickets.deleteTemplate', on: ({ templateId }) => templateId },

    add_make: { by: 'catalogue.addMake', on: 'new' },
    edit_make: { by: 'catalogue.editMake', on: () => 1 },
    add_model: { by: 'catalogue.addModel', on: 'new' },
    edit_model: { by: 'catalogue.editModel', on: () => 1 },
    add_area: { by: 'areas.add', on: 'new' },
    edit_area: { by: 'areas.edit', on: () => 1 },
    merge_area: { by: 'areas.merge', on: () => 70 },
    add_region: { by: 'areas.addRegion', on: 'new' },
    edit_region: { by: 'areas.editRegion', on: () => 1 },
    add_search_word: { by: 'catalogue.addWord', on: 'new' },
    edit_search_word: { by: 'catalogue.editWord', on: () => 1 },
    remove_search_word: { by: 'catalogue.removeWord', on: () => 1 },

    change_settings: { by: 'settings.updateAll', on: () => 0 },
    change_webhook: { by: 'webhooks.save', on: () => channel('tickets')(site()) },
    reveal_webhook: { by: 'webhooks.reveal', on: sold },
    renew_webhook_secret: {
      by: ({ webhooks }) => webhooks.save({ webhook_id: 'sold', enabled: true, new_secret: true }),
      on: sold,
    },
    trigger_webhook: { by: 'webhooks.trigger', on: sold },
    save_bank_keys: { by: 'services.saveBankKeys', on: () => 1 },
    remove_bank_keys: {
      by: 'services.removeBankKeys',
      on: () => 1,
      after: (_site, _on, { services }) =>
        services.saveBankKeys({
          endpoint: 'http://127.0.0.1:9',
          api_key: 'k'.repeat(32),
          secret: 's'.repeat(32),
          mode: 'sandbox',
        }),
    },
    find_people: { by: 'people.find (by the staff)', on: () => 0 },
  };
};

/** Another staff member removes the car, and its owner appeals. */
async function appealOfRemoval(site: Site, { car, deciderId, userId }: Scene): Promise<void> {
  const { api: decider } = await site.asUser(deciderId);
  await decider.cars.updateStatus({ id: car, status: 'removed', reason: 'Before it' });
  const { api: seller } = await site.asUser(userId);
  const { decision } = await seller.appeals.decision({ target_type: 'car', target_id: car });
  await seller.appeals.open({ decision_id: decision!.id, statement: 'Please look again' });
}

const newestAppeal = async ({ db }: Site) =>
  (await sql<{ id: number }>`select max(id) as id from appeals`.execute(db)).rows[0]!.id;
