import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { payFor } from '../../testing/bank.ts';
import { effectsWorld, type Scene } from '../../testing/effects.ts';
import { listed, sell, withSettings } from '../../testing/market.ts';
import { lift } from '../../testing/standing.ts';
import { verifiedSale, words } from '../../testing/reviews/verified-sale.ts';
import { noAds, postedAd } from '../../testing/wanted.ts';

const world = effectsWorld();
const reason = 'As agreed with the team';
const statement = 'This is a misunderstanding, please look again';
let count = 0;
const fresh = (name: string) => `${name} ${(count += 1)}`;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const suspended = () => {
  const { mia, theo } = world;
  return mia.api.accounts.updateStatus({ user_id: theo.id, status: 'suspended', until: tomorrow(), reason });
};
const asked = async (more: object = {}) => {
  const { api, id: user_id } = world.mara;
  const { ticket } = await api.tickets.create({ user_id, category_id: 1, subject: 'Help', description: 'Me', ...more });
  return { ticket_id: ticket.id, user_id: world.sam.id };
};
const reportedCar = async () => {
  const car_id = await listed(world.mara);
  await world.kenji.api.reports.reportCar({ car_id, reason: 'scam' });
  return car_id;
};
const reportedConversation = async ({ of = world.kenji, messages = 1 } = {}) => {
  const { mara, mia } = world;
  const { id: conversation_id } = await mara.api.messaging.create({ participants: [of.id] });
  const message = { conversation_id, sender_id: of.id, content: 'You liar' };
  for (let sent = 0; sent < messages; sent += 1) await of.api.messaging.sendMessage(message);
  await mara.api.messaging.report({ conversation_id, reason: 'harassment' });
  return (await mia.api.reports.conversations({ sort: 'newest' })).reports[0]!.id;
};
const readConversation = async (of = world.kenji) => {
  const id = await reportedConversation({ of });
  await world.mia.api.reports.openConversation({ id, reason });
  return id;
};
const reviewed = async ({ isReported = false } = {}) => {
  const { mara, kenji } = world;
  const sale_id = await sold();
  const { id } = await kenji.api.reviews.write({ sale_id, ...words });
  await mara.api.reviews.write({ sale_id, ...words });
  if (isReported) await mara.api.reviews.report({ review_id: id, reason: 'untrue' });
  return id;
};
const reportedAd = async () => {
  await noAds(world.site);
  const id = await postedAd(world.mara);
  await world.kenji.api.wanted.report({ id, reason: 'spam' });
  return id;
};
const sold = () => {
  const { kenji, mara, site } = world;
  return verifiedSale(site.db, { sellerId: mara.id, buyerId: kenji.id });
};
const disputed = async () => {
  const id = await sell(world.mara, await listed(world.mara), { buyer_id: world.kenji.id });
  await world.kenji.api.sales.dispute({ id, reason: 'I never bought this car' });
  return id;
};
const applies = async () => {
  const { kenji, site } = world;
  await sql`delete from dealer_applications`.execute(site.db);
  const form = { businessType: 'other', description: 'Cars', phone: '5550101' } as const;
  return (await kenji.api.applications.submit({ companyName: fresh('Mori Motors'), ...form })).id;
};
const decided = async (
  target_type: 'car' | 'application' | 'dealer' | 'review',
  target_id: number,
  who = world.mara,
) => {
  const { decision } = await who.api.appeals.decision({ target_type, target_id });
  return (await who.api.appeals.open({ decision_id: decision!.id, statement })).decision.appeal!.id;
};
const newAward = async () => {
  const { award } = await world.mia.api.awards.add({ name: fresh('Night owl'), description: 'Awake', icon: 'heart' });
  return { award_id: award.id, user_id: world.kenji.id, reason };
};
const noted = async () => {
  const note = { user_id: world.theo.id, body: 'Called', client_id: crypto.randomUUID() };
  return (await world.sam.api.users.addNote(note)).note.id;
};
/** So that the next decision grants them again. */
const withoutAwards = () => world.site.db.deleteFrom('award_grants').execute();
async function bankWithoutPayments(): Promise<string> {
  const answer = JSON.stringify({ success: false, message: 'Payment not found.' });
  const server = createServer((_request, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end(answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const dealer = () => ({ id: world.dealerId, reason });

const scenes: Record<string, [Scene, string[]]> = {
  'a user is suspended': [
    async () => suspended,
    [
      'announces standing_changed',
      'logs suspend_user by Mia',
      'session_changed to Theo',
      'users_changed to Ada, Ana, Mia, Sam',
    ],
  ],
  'a user is reinstated': [
    async () => {
      await suspended();
      return () => lift(world.site, world.mia, world.theo.id, reason);
    },
    [
      'announces account_reinstated',
      'announces standing_changed',
      'logs reinstate_user by Mia',
      'session_changed to Theo',
      'users_changed to Ada, Ana, Mia, Sam',
    ],
  ],
  'a user is warned': [
    async () => () => world.mia.api.users.warn({ user_id: world.theo.id, reason: fresh('Please stay polite') }),
    ['announces user_warned', 'logs warn_user by Mia', 'users_changed to Ada, Ana, Mia, Sam'],
  ],
  'a user is noted about': [
    async () => () =>
      world.sam.api.users.addNote({ user_id: world.theo.id, body: 'Called', client_id: crypto.randomUUID() }),
    ['announces user_noted', 'logs add_user_note by Sam', 'users_changed to Ada, Ana, Mia, Sam'],
  ],
  'a user is banned': [
    async () => () => world.ada.api.accounts.updateStatus({ user_id: world.silas.id, status: 'banned', reason }),
    [
      'announces standing_changed',
      'logs ban_user by Ada',
      'session_changed to Silas',
      'users_changed to Ada, Ana, Mia, Sam',
    ],
  ],
  'a note about a user is corrected': [
    async () => {
      const note = await noted();
      return () => world.sam.api.users.editNote({ id: note, body: 'Called twice' });
    },
    ['announces user_noted', 'logs edit_user_note by Sam', 'users_changed to Ada, Ana, Mia, Sam'],
  ],
  'a note about a user is deleted': [
    async () => {
      const note = await noted();
      return () => world.sam.api.users.deleteNote({ id: note });
    },
    ['announces user_noted', 'logs delete_user_note by Sam', 'users_changed to Ada, Ana, Mia, Sam'],
  ],
  'a user is signed out': [
    async () => {
      await world.site.as('otherMember');
      const kenji = world.kenji.id;
      return async () => {
        await world.mia.api.users.endSessions({ user_id: kenji, reason });
        world.kenji = await world.site.as('otherMember');
      };
    },
    ['announces signed_out', 'logs sign_out_user by Mia', 'session_changed to Kenji'],
  ],
  'a user becomes staff': [
    async () => () => world.ada.api.users.updateRole({ user_id: world.pia.id, role: 'support', reason }),
    [
      'announces staff_role_changed',
      'logs change_staff_role by Ada',
      'session_changed to Pia',
      'users_changed to Ada, Ana, Mia, Pia, Sam',
    ],
  ],
  'a user is no longer staff': [
    async () => () => world.ada.api.users.updateRole({ user_id: world.pia.id, role: null, reason }),
    [
      'announces staff_role_changed',
      'logs change_staff_role by Ada',
      'session_changed to Pia',
      'users_changed to Ada, Ana, Mia, Sam',
    ],
  ],
  'a setting changes': [
    async () => () =>
      world.ada.api.settings.update({ setting_key: 'featured_car_price', setting_value: fresh('7').replace(' ', '') }),
    ['announces settings_changed', 'logs change_settings by Ada'],
  ],
  'an award is added': [
    async () => () => world.mia.api.awards.add({ name: fresh('Helper'), description: 'Helps', icon: 'heart' }),
    ['logs add_award by Mia'],
  ],
  'an award is changed': [
    async () => {
      const { award_id: id } = await newAward();
      const changed = { id, name: fresh('Owl'), description: 'Awake', icon: 'heart', is_retired: true } as const;
      return () => world.mia.api.awards.edit(changed);
    },
    ['logs change_award by Mia'],
  ],
  'an award is granted': [
    async () => {
      const grant = await newAward();
      return () => world.mia.api.awards.grant(grant);
    },
    ['announces award_granted', 'logs grant_award by Mia'],
  ],
  'an award is revoked': [
    async () => {
      const { award } = await world.mia.api.awards.grant(await newAward());
      return () => world.mia.api.awards.revoke({ grant_id: award.id, reason });
    },
    ['announces award_revoked', 'logs revoke_award by Mia'],
  ],
  'a make is added': [
    async () => () => world.ada.api.catalogue.addMake({ display_name: fresh('Mori') }),
    ['logs add_make by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a make is renamed': [
    async () => {
      const { make } = await world.ada.api.catalogue.addMake({ display_name: fresh('Moro') });
      return () => world.ada.api.catalogue.editMake({ id: make.id, display_name: fresh('Moru') });
    },
    ['announces make_renamed', 'logs edit_make by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a model is added': [
    async () => {
      const { make } = await world.ada.api.catalogue.addMake({ display_name: fresh('Kenju') });
      return () =>
        world.ada.api.catalogue.addModel({ make_id: make.id, display_name: fresh('Kei'), body_class: 'Compacts' });
    },
    ['logs add_model by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a model changes': [
    async () => {
      const { make } = await world.ada.api.catalogue.addMake({ display_name: fresh('Kenjo') });
      const named = { make_id: make.id, display_name: fresh('Kai'), body_class: 'Compacts' } as const;
      const { model } = await world.ada.api.catalogue.addModel(named);
      return () => world.ada.api.catalogue.editModel({ id: model.id, body_class: 'Sedans' });
    },
    ['announces model_changed', 'logs edit_model by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'an area is added': [
    async () => () => world.ada.api.areas.add({ region_id: 1, name: fresh('Quay') }),
    ['logs add_area by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'an area is renamed': [
    async () => {
      const { area } = await world.ada.api.areas.add({ region_id: 1, name: fresh('Pier') });
      return () => world.ada.api.areas.edit({ id: area.id, name: fresh('Mole') });
    },
    ['announces area_changed', 'logs edit_area by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'an area is retired': [
    async () => {
      const { area } = await world.ada.api.areas.add({ region_id: 1, name: fresh('Dock') });
      return () => world.ada.api.areas.edit({ id: area.id, is_hidden: true });
    },
    ['logs edit_area by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'an area is merged': [
    async () => {
      const { area } = await world.ada.api.areas.add({ region_id: 1, name: fresh('Bay') });
      return () => world.ada.api.areas.merge({ id: area.id, into_id: 1 });
    },
    ['announces area_changed', 'logs merge_area by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a region is added': [
    async () => () => world.ada.api.areas.addRegion({ name: fresh('Coast') }),
    ['logs add_region by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a region is renamed': [
    async () => {
      const { region } = await world.ada.api.areas.addRegion({ name: fresh('Shore') });
      return () => world.ada.api.areas.editRegion({ id: region.id, name: fresh('Beach') });
    },
    ['announces region_renamed', 'logs edit_region by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a search word is added': [
    async () => () => world.ada.api.catalogue.addWord({ word: fresh('wagen'), facet: 'fuel', meant: ['diesel'] }),
    ['logs add_search_word by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a search word is changed': [
    async () => {
      const { word } = await world.ada.api.catalogue.addWord({
        word: fresh('stinker'),
        facet: 'fuel',
        meant: ['diesel'],
      });
      return () => world.ada.api.catalogue.editWord({ ...word, meant: ['petrol'] });
    },
    ['logs edit_search_word by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a search word is removed': [
    async () => {
      const { word } = await world.ada.api.catalogue.addWord({
        word: fresh('klapper'),
        facet: 'fuel',
        meant: ['diesel'],
      });
      return () => world.ada.api.catalogue.removeWord({ id: word.id });
    },
    ['logs remove_search_word by Ada', 'market_changed to Ada, Mia, Sam'],
  ],
  'a reported car is flagged': [
    async () => {
      const id = await reportedCar();
      return () => world.mia.api.cars.updateStatus({ id, status: 'flagged', reason });
    },
    ['announces car_moderated', 'announces reports_decided', 'logs flag_car by Mia', 'market_changed to Ada, Mia, Sam'],
  ],
  'a car is removed': [
    async () => {
      const id = await listed(world.mara);
      return () => world.mia.api.cars.updateStatus({ id, status: 'removed', reason });
    },
    ['announces car_moderated', 'logs remove_car by Mia', 'market_changed to Ada, Mia, Sam'],
  ],
  'a car is restored': [
    async () => {
      const id = await listed(world.mara);
      await world.mia.api.cars.updateStatus({ id, status: 'removed', reason });
      return () => world.mia.api.cars.updateStatus({ id, status: 'active', reason });
    },
    ['announces car_moderated', 'logs restore_car by Mia', 'market_changed to Ada, Mia, Sam'],
  ],
  'reports of a car are dismissed': [
    async () => {
      const car_id = await reportedCar();
      const { rows } = await sql<{ id: number }>`select id from car_reports where car_id = ${car_id}`.execute(
        world.site.db,
      );
      const report_ids = rows.map(({ id }) => id);
      return () => world.mia.api.reports.decide({ car_id, decision: 'dismiss', report_ids, reason });
    },
    ['announces reports_decided', 'logs dismiss_reports by Mia', 'market_changed to Ada, Mia, Sam'],
  ],
  'a reported conversation is opened': [
    async () => {
      const id = await reportedConversation();
      return () => world.mia.api.reports.openConversation({ id, reason });
    },
    ['logs open_conversation by Mia'],
  ],
  'a reported user is warned': [
    async () => {
      const id = await readConversation();
      const outcome = { outcome: 'warned', user_id: world.kenji.id } as const;
      return () => world.mia.api.reports.decideConversation({ id, ...outcome, reason });
    },
    [
      'announces conversation_report_decided',
      'announces person_warned',
      'logs uphold_conversation_report by Mia',
      'market_changed to Ada, Mia',
    ],
  ],
  'more of a reported conversation is read': [
    async () => {
      const id = await reportedConversation({ messages: 30 });
      await world.mia.api.reports.openConversation({ id, reason });
      return () => world.mia.api.reports.openConversation({ id, more: 'earlier', reason });
    },
    ['logs read_more_of_conversation by Mia'],
  ],
  'a reported conversation has no consequences': [
    async () => {
      const id = await readConversation();
      return () => world.mia.api.reports.decideConversation({ id, outcome: 'nothing', reason });
    },
    ['announces conversation_report_decided', 'logs dismiss_conversation_report by Mia', 'market_changed to Ada, Mia'],
  ],
  'a reported user is suspended': [
    async () => {
      const id = await readConversation(world.theo);
      const outcome = { outcome: 'suspended', user_id: world.theo.id, until: tomorrow() } as const;
      return () => world.mia.api.reports.decideConversation({ id, ...outcome, reason });
    },
    [
      'announces conversation_report_decided',
      'announces standing_changed',
      'logs suspend_user by Mia',
      'logs uphold_conversation_report by Mia',
      'market_changed to Ada, Mia',
      'session_changed to Theo',
      'users_changed to Ada, Ana, Mia, Sam',
    ],
  ],
  'a reported wanted ad is flagged, removed and restored': [
    async () => {
      const id = await reportedAd();
      return async () => {
        for (const decision of ['flag', 'remove', 'restore'] as const)
          await world.mia.api.wanted.decide({ id, decision, reason });
      };
    },
    [
      'announces wanted_ad_moderated',
      'announces wanted_ad_moderated',
      'announces wanted_ad_moderated',
      'announces wanted_ad_opened',
      'announces wanted_reports_decided',
      'logs flag_wanted_ad by Mia',
      'logs remove_wanted_ad by Mia',
      'logs restore_wanted_ad by Mia',
      ...Array.from({ length: 3 }, () => 'market_changed to Ada, Mia, Sam'),
      ...Array.from({ length: 3 }, () => 'wanted_changed to Mara'),
    ],
  ],
  'reports of a wanted ad are dismissed': [
    async () => {
      const id = await reportedAd();
      return () => world.mia.api.wanted.decide({ id, decision: 'dismiss', reason });
    },
    ['announces wanted_reports_decided', 'logs dismiss_wanted_reports by Mia', 'market_changed to Ada, Mia, Sam'],
  ],
  'a reported review is hidden': [
    async () => {
      const review_id = await reviewed({ isReported: true });
      return () => world.mia.api.reviews.hide({ review_id, reason });
    },
    [
      'announces review_hidden',
      'announces review_report_decided',
      'logs hide_review by Mia',
      'market_changed to Ada, Mia, Sam',
    ],
  ],
  'a reported review is kept': [
    async () => {
      const review_id = await reviewed({ isReported: true });
      return () => world.mia.api.reviews.keep({ review_id, reason });
    },
    ['announces review_report_decided', 'logs keep_review by Mia', 'market_changed to Ada, Mia, Sam'],
  ],
  'a hidden review is shown again': [
    async () => {
      const review_id = await reviewed();
      await world.mia.api.reviews.hide({ review_id, reason });
      await withoutAwards();
      return () => world.ada.api.reviews.unhide({ review_id, reason });
    },
    ['announces award_granted', 'logs unhide_review by Ada'],
  ],
  'a disputed sale is annulled': [
    async () => {
      const id = await disputed();
      return () => world.ada.api.sales.decide({ id, outcome: 'annul', reason });
    },
    [
      'announces sale_decided',
      'conversation_changed to Kenji, Mara',
      'logs annul_sale by Ada',
      'ticket_changed to Ada, Kenji, Mara, Mia, Sam',
    ],
  ],
  'a disputed sale is upheld': [
    async () => {
      const id = await disputed();
      return () => world.ada.api.sales.decide({ id, outcome: 'uphold', reason });
    },
    [
      'announces award_granted',
      'announces review_asked',
      'announces review_asked',
      'announces sale_decided',
      'conversation_changed to Kenji, Mara',
      'logs uphold_sale by Ada',
      'ticket_changed to Ada, Kenji, Mara, Mia, Sam',
    ],
  ],
  'a sale is left out of the price guide': [
    async () => {
      const id = await sold();
      return () => world.ada.api.guide.exclude({ id, reason });
    },
    ['announces sale_excluded', 'logs exclude_sale by Ada'],
  ],
  'a sale counts in the price guide again': [
    async () => {
      const id = await sold();
      await world.mia.api.guide.exclude({ id, reason });
      return () => world.ada.api.guide.include({ id, reason });
    },
    ['logs include_sale by Ada'],
  ],
  'staff reply to a ticket': [
    async () => {
      const ticket = await asked();
      return () => world.sam.api.tickets.addResponse({ ...ticket, content: 'We look into it' });
    },
    ['announces ticket_answered', 'logs reply_to_ticket by Sam', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'staff resolve a ticket with a reply': [
    async () => {
      const ticket = await asked();
      return () => world.sam.api.tickets.addResponse({ ...ticket, content: 'Done', status: 'resolved' });
    },
    [
      'announces ticket_answered',
      'announces ticket_resolved',
      'logs reply_to_ticket by Sam',
      'ticket_changed to Ada, Mara, Mia, Sam',
    ],
  ],
  'staff write an internal note': [
    async () => {
      const ticket = await asked();
      return () => world.sam.api.tickets.addResponse({ ...ticket, content: 'Odd', is_internal: true });
    },
    ['logs note_on_ticket by Sam', 'ticket_changed to Ada, Mia, Sam'],
  ],
  'a ticket becomes urgent': [
    async () => {
      const ticket = await asked();
      return () => world.sam.api.tickets.updatePriority({ ...ticket, priority: 'urgent' });
    },
    ['announces ticket_became_urgent', 'logs set_ticket_priority by Sam', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a ticket’s category changes': [
    async () => {
      const ticket = await asked();
      return () => world.sam.api.tickets.updateCategory({ ...ticket, category_id: 2 });
    },
    ['logs set_ticket_category by Sam', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a ticket is merged into another': [
    async () => {
      const [from, into] = [await asked(), await asked()];
      return () => world.sam.api.tickets.merge({ ticket_id: from.ticket_id, into_id: into.ticket_id });
    },
    [
      'announces ticket_merged',
      'logs merge_ticket by Sam',
      'logs receive_merged_ticket by Sam',
      'ticket_changed to Ada, Mara, Mia, Sam',
      'ticket_changed to Ada, Mara, Mia, Sam',
    ],
  ],
  'a ticket is assigned': [
    async () => {
      const { ticket_id } = await asked();
      return () => world.sam.api.tickets.assign({ ticket_id, staff_id: world.mia.id, assigned_by: world.sam.id });
    },
    ['announces ticket_assigned', 'logs assign_ticket by Sam', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a ticket is resolved': [
    async () => {
      const ticket = await asked();
      await world.sam.api.tickets.addResponse({ ...ticket, content: 'We look into it' });
      return () => world.sam.api.tickets.updateStatus({ ...ticket, status: 'resolved' });
    },
    ['announces ticket_resolved', 'logs set_ticket_status by Sam', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a ticket category is added': [
    async () => () => world.ada.api.tickets.saveCategory({ name: fresh('Lost keys') }),
    ['logs add_ticket_category by Ada'],
  ],
  'a ticket category is changed': [
    async () => () => world.ada.api.tickets.saveCategory({ id: 1, name: fresh('Anything else') }),
    ['logs change_ticket_category by Ada'],
  ],
  'a reply template is added': [
    async () => () => world.ada.api.tickets.saveTemplate({ name: fresh('Hello'), content: 'Hello there' }),
    ['logs add_response_template by Ada'],
  ],
  'a reply template is changed': [
    async () => {
      const { template } = await world.ada.api.tickets.saveTemplate({ name: fresh('Bye'), content: 'Goodbye' });
      return () => world.ada.api.tickets.saveTemplate({ id: template.id, name: fresh('Bye'), content: 'See you' });
    },
    ['logs change_response_template by Ada'],
  ],
  'a reply template is deleted': [
    async () => {
      const { template } = await world.ada.api.tickets.saveTemplate({ name: fresh('Old'), content: 'Old text' });
      return () => world.ada.api.tickets.deleteTemplate({ id: template.id });
    },
    ['logs delete_response_template by Ada'],
  ],
  'an application is approved': [
    async () => {
      const id = await applies();
      return () => world.ada.api.applications.review({ id, status: 'approved', review_notes: reason });
    },
    [
      'announces application_decided',
      'logs approve_application by Ada',
      'session_changed to Kenji',
      'team log: joined owner Kenji by Ada',
    ],
  ],
  'an application is declined': [
    async () => {
      const id = await applies();
      return () => world.ada.api.applications.review({ id, status: 'declined', review_notes: reason });
    },
    ['announces application_decided', 'logs decline_application by Ada', 'session_changed to Kenji'],
  ],
  'an application is deleted': [
    async () => {
      const id = await applies();
      return () => world.ada.api.applications.remove({ id, reason });
    },
    ['announces application_deleted', 'logs delete_application by Ada', 'session_changed to Kenji'],
  ],
  'an appeal is upheld': [
    async () => {
      const car = await listed(world.mara);
      await world.mia.api.cars.updateStatus({ id: car, status: 'removed', reason });
      const id = await decided('car', car);
      return () => world.ada.api.appeals.decide({ id, outcome: 'uphold', reason });
    },
    ['announces appeal_decided', 'logs uphold_appeal by Ada', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a removed car is flagged on appeal': [
    async () => {
      const car = await listed(world.mara);
      await world.mia.api.cars.updateStatus({ id: car, status: 'removed', reason });
      const id = await decided('car', car);
      return () => world.ada.api.appeals.decide({ id, outcome: 'change', reason });
    },
    ['announces appeal_decided', 'logs change_appeal by Ada', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a hidden review is shown again on appeal': [
    async () => {
      const review = await reviewed();
      await world.mia.api.reviews.hide({ review_id: review, reason });
      await withoutAwards();
      const id = await decided('review', review, world.kenji);
      return () => world.ada.api.appeals.decide({ id, outcome: 'reverse', reason });
    },
    [
      'announces appeal_decided',
      'announces award_granted',
      'logs reverse_appeal by Ada',
      'ticket_changed to Ada, Kenji, Mia, Sam',
    ],
  ],
  'a declined application is approved on appeal': [
    async () => {
      const application = await applies();
      await world.mia.api.applications.review({ id: application, status: 'declined', review_notes: reason });
      const id = await decided('application', application, world.kenji);
      return () => world.ada.api.appeals.decide({ id, outcome: 'reverse', reason });
    },
    [
      'announces appeal_decided',
      'logs reverse_appeal by Ada',
      'session_changed to Kenji',
      'team log: joined owner Kenji by Ada',
      'ticket_changed to Ada, Kenji, Mia, Sam',
    ],
  ],
  'a dealer’s suspension is reversed on appeal': [
    async () => {
      await world.mia.api.dealers.updateStatus({ ...dealer(), status: 'suspended' });
      const id = await decided('dealer', world.dealerId, world.grace);
      return () => world.ada.api.appeals.decide({ id, outcome: 'reverse', reason });
    },
    [
      'announces appeal_decided',
      'logs reverse_appeal by Ada',
      'session_changed to Dev',
      'session_changed to Grace',
      'session_changed to Pia',
      'ticket_changed to Ada, Grace, Mia, Sam',
    ],
  ],
  'a dealer is opened by staff': [
    async () => {
      const company = { company_name: fresh('Mori Trading'), user_id: world.kenji.id, phone: '5550101', reason };
      return () => world.ada.api.dealers.create(company);
    },
    [
      'announces dealer_opened',
      'logs open_dealer by Ada',
      'session_changed to Kenji',
      'team log: joined owner Kenji by Ada',
    ],
  ],
  'a team member is added by staff': [
    async () => {
      const seat = { dealer_account_id: world.dealerId, user_id: world.kenji.id, role: 'staff', reason } as const;
      return () => world.ada.api.dealers.addTeamMember(seat);
    },
    [
      'announces seat_given',
      'logs add_team_member by Ada',
      'session_changed to Kenji',
      'team log: joined staff Kenji by Ada',
    ],
  ],
  'an owner is named by staff': [
    async () => () => world.ada.api.dealers.nameOwner({ ...dealer(), user_id: world.pia.id }),
    [
      'announces team_role_changed',
      'announces team_role_changed',
      'logs name_owner by Ada',
      'session_changed to Grace',
      'session_changed to Pia',
      'team log: role_changed manager Grace by Ada',
      'team log: role_changed owner Pia by Ada',
    ],
  ],
  'a dealer is renamed': [
    async () => () => world.ada.api.dealers.rename({ ...dealer(), company_name: fresh('Eclipse & Sons') }),
    ['announces dealer_renamed', 'logs rename_dealer by Ada'],
  ],
  'a membership is extended': [
    async () => {
      const { membership } = (await world.ada.api.dealers.staffDealer({ id: world.dealerId })).dealer;
      return () => world.ada.api.dealers.extendMembership({ ...dealer(), days: 7, seen_end: membership!.ends_at });
    },
    [
      'announces membership_extended',
      'logs extend_membership by Ada',
      'session_changed to Dev',
      'session_changed to Grace',
      'session_changed to Pia',
    ],
  ],
  'a dealer is suspended': [
    async () => {
      await sql`update dealer_accounts set status = 'active', status_reason = null`.execute(world.site.db);
      return () => world.mia.api.dealers.updateStatus({ ...dealer(), status: 'suspended' });
    },
    [
      'announces dealer_decided',
      'logs suspend_dealer by Mia',
      'session_changed to Dev',
      'session_changed to Grace',
      'session_changed to Pia',
    ],
  ],
  'a dealer’s suspension is lifted': [
    async () => {
      await sql`update dealer_accounts set status = 'suspended', status_reason = ${reason} where id = ${world.dealerId}`.execute(
        world.site.db,
      );
      return () => world.mia.api.dealers.updateStatus({ ...dealer(), status: 'active' });
    },
    [
      'announces dealer_decided',
      'logs activate_dealer by Mia',
      'session_changed to Dev',
      'session_changed to Grace',
      'session_changed to Pia',
    ],
  ],
  'a payment is refunded': [
    async () => {
      await withSettings(world.site, { featured_car_price: 500 });
      const car_id = await listed(world.mara);
      const payment_id = await payFor(
        world.mara,
        world.mara.api.payments.purchaseFeatured({ car_id, user_id: world.mara.id }),
      );
      return () => world.ada.api.payments.refund({ payment_id, reason });
    },
    ['logs refund_payment by Ada', 'payment_changed to Mara'],
  ],
  'a webhook is set up': [
    async () => () =>
      world.ada.api.webhooks.save({
        webhook_id: 'tickets',
        url: 'http://127.0.0.1:1/hook',
        enabled: true,
        format: 'standard',
      }),
    ['logs change_webhook by Ada'],
  ],
  'a webhook’s secret is renewed': [
    async () => () => world.ada.api.webhooks.save({ webhook_id: 'tickets', enabled: true, new_secret: true }),
    ['logs renew_webhook_secret by Ada'],
  ],
  'a webhook’s address is revealed': [
    async () => () => world.ada.api.webhooks.reveal({ webhook_id: 'tickets' }),
    ['logs reveal_webhook by Ada'],
  ],
  'a message is sent by hand': [
    async () => () => world.ada.api.webhooks.trigger({ webhook_id: 'tickets', data: { subject: 'Help' } }),
    ['logs trigger_webhook by Ada'],
  ],
  'bank keys are saved': [
    async () => {
      const endpoint = await bankWithoutPayments();
      return () =>
        world.ada.api.services.saveBankKeys({ endpoint, api_key: 'a-key-of-our-shop', secret: '', mode: 'live' });
    },
    ['announces bank_keys_changed', 'logs save_bank_keys by Ada'],
  ],
  'bank keys are removed': [
    async () => () => world.ada.api.services.removeBankKeys({}),
    ['announces bank_keys_changed', 'logs remove_bank_keys by Ada'],
  ],
};

test.each(Object.entries(scenes))(
  '%s: announced, refreshed and logged for exactly those concerned',
  async (_, scene) => {
    const [prepare, expected] = scene;
    expect(await world.effects.of(await prepare())).toEqual(expected.toSorted());
  },
);
