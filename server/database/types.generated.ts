// Written by `npm run generate:types` from the migrations; not to be edited.
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Announcements {
  created_at: Generated<Date>;
  data: Json;
  deliveries_due: Generated<boolean>;
  id: Generated<number>;
  kind: string;
  notices_due: Generated<boolean>;
}

export interface Appeals {
  created_at: Generated<Date>;
  decision_id: number;
  id: Generated<number>;
  outcome_at: Date | null;
  outcome_by: number | null;
  outcome_reason: string | null;
  status: Generated<string>;
  ticket_id: number;
  user_id: number;
}

export interface AreaRegions {
  also: Generated<string[]>;
  created_at: Generated<Date>;
  id: Generated<number>;
  name: string;
  phrases: Generated<string[]>;
}

export interface Areas {
  also: Generated<string[]>;
  created_at: Generated<Date>;
  id: Generated<number>;
  is_hidden: Generated<boolean>;
  merged_into: number | null;
  name: string;
  phrases: Generated<string[]>;
  region_id: number;
}

export interface AwardGrants {
  award_id: number;
  awarded_at: Generated<Date>;
  granted_by: number | null;
  id: Generated<number>;
  reason: string | null;
  revoked_at: Date | null;
  revoked_by: number | null;
  revoked_reason: string | null;
  user_id: number;
}

export interface Awards {
  created_at: Generated<Date>;
  description: string;
  icon: string;
  id: Generated<number>;
  is_retired: Generated<boolean>;
  name: string;
  rule: string | null;
}

export interface BankCallbacks {
  bank_payment_id: string | null;
  body_hash: Buffer;
  created_at: Generated<Date>;
  id: Generated<number>;
  verdict: string;
}

export interface BankKeys {
  host: string | null;
  id: Generated<number>;
  key_id: string | null;
  key_shown: string | null;
  mode: string | null;
  saved_at: Date | null;
  saved_by: number | null;
  sealed: Buffer | null;
  secret_shown: string | null;
}

export interface BillKeys {
  created_at: Generated<Date>;
  id: string;
  public_key: string;
  retired_at: Date | null;
  seal_key_id: string | null;
  sealed: Buffer | null;
}

export interface Bills {
  amount: number | null;
  content: string;
  id: Generated<number>;
  issued_at: Date;
  key_id: string;
  link_salt: Buffer;
  number: string;
  replaces_id: number | null;
  revision: number;
  sale_id: number;
  signature: Buffer;
}

export interface BillsDue {
  sale_id: number;
}

export interface Blocks {
  blocked_id: number;
  blocker_id: number;
  created_at: Generated<Date>;
}

export interface CarBitChanges {
  armour: number | null;
  body_class: string | null;
  brake_upgrade: number | null;
  change: number;
  colour: string | null;
  dealer_id: number | null;
  drive: string | null;
  engine_upgrade: number | null;
  features: string[] | null;
  fuel: string | null;
  has_turbo: boolean | null;
  id: number;
  is_featured: boolean | null;
  make: string | null;
  mileage: number | null;
  model: string | null;
  open_to_trade: boolean | null;
  original_price: number | null;
  price: number | null;
  published_at: Date | null;
  transmission: string | null;
  transmission_upgrade: number | null;
  year: number | null;
}

export interface CarBits {
  bits: string;
  chunk: number;
  facet: string;
  parent: Generated<string>;
  value: string;
}

export interface CarBitsState {
  folded: number;
  zone: string;
}

export interface CarChanges {
  car_id: number;
  xid: Generated<string>;
}

export interface CarCountChanges {
  body_class: string;
  change: number;
  make: string;
  mileage_within: number;
  price_band: string;
  seller_type: string;
  year: number;
}

export interface CarCounts {
  body_class: string;
  cars: number;
  dims: number;
  make: string;
  mileage_within: number;
  price_band: string;
  seller_type: string;
  year: number;
}

export interface CarDays {
  car_id: number;
  day: Timestamp;
  inquiries: Generated<number>;
  views: Generated<number>;
}

export interface CarFacts {
  facet: string | null;
  id: number | null;
  parent: string | null;
  value: string | null;
}

export interface CarFeatures {
  car_id: number;
  dealer_id: number | null;
  ended_at: Date | null;
  ends_at: Date;
  free_month: Timestamp | null;
  free_number: number | null;
  id: Generated<number>;
  payment_id: number | null;
  starts_at: Date;
  user_id: number;
}

export interface CarMakes {
  created_at: Generated<Date>;
  display_name: string;
  id: Generated<number>;
  is_hidden: Generated<boolean>;
}

export interface CarModels {
  body_class: string;
  created_at: Generated<Date>;
  display_name: string;
  id: Generated<number>;
  is_hidden: Generated<boolean>;
  make_id: number;
  seats: number | null;
}

export interface CarMoves {
  car_id: number;
  dealer_account_id: number;
  moved_at: Generated<Date>;
  user_id: number;
}

export interface CarPrices {
  car_id: number;
  id: Generated<number>;
  price: number;
  public_for: Generated<string>;
  public_since: Date | null;
  since: Generated<Date>;
}

export interface CarReports {
  car_id: number;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: number | null;
  decision: string | null;
  decision_reason: string | null;
  details: string | null;
  id: Generated<number>;
  reason: string;
  reporter_id: number | null;
  status: Generated<string>;
}

export interface Cars {
  accepts_offers: Generated<boolean>;
  area: string | null;
  area_id: number | null;
  armour: number | null;
  body_class: string | null;
  bought_in_sale_id: number | null;
  brake_upgrade: number | null;
  colour: string | null;
  condition_note: string | null;
  contact_phone: string | null;
  created_at: Generated<Date>;
  dealer_id: number | null;
  description: string | null;
  drive: string | null;
  engine_upgrade: number | null;
  expires_at: Date | null;
  expiry_warned_at: Date | null;
  featured_until: Date | null;
  features: Generated<string[]>;
  fuel: string | null;
  has_turbo: boolean | null;
  held_until: Date | null;
  id: Generated<number>;
  images: Generated<Json>;
  import_key: Buffer | null;
  inquiries: Generated<number>;
  is_featured: Generated<boolean>;
  is_hidden: Generated<boolean>;
  is_of_closed_dealer: Generated<boolean>;
  make: string | null;
  make_id: number | null;
  mileage: number | null;
  minimum_offer: number | null;
  model: string | null;
  model_id: number | null;
  open_to_trade: Generated<boolean>;
  original_price: number | null;
  plate: string | null;
  price: number | null;
  published_at: Date | null;
  region: string | null;
  removed_at: Date | null;
  removed_by: string | null;
  search: Generated<string | null>;
  seller_id: number;
  sold_at: Date | null;
  status: Generated<string>;
  status_before: string | null;
  status_reason: string | null;
  team_id: Generated<number | null>;
  title: string | null;
  transmission: string | null;
  transmission_upgrade: number | null;
  updated_at: Generated<Date>;
  views: Generated<number>;
  year: number | null;
}

export interface CarViews {
  car_id: number;
  kind: string;
  period: Date;
  person: Buffer;
}

export interface ConversationOpenings {
  from_sequence: number;
  id: Generated<number>;
  opened_at: Generated<Date>;
  report_id: number;
  staff_id: number;
  to_sequence: number;
}

export interface ConversationParticipants {
  conversation_id: number;
  ended_at: Date | null;
  ended_by: number | null;
  from_sequence: Generated<number>;
  joined_at: Generated<Date>;
  times_left: Generated<number>;
  user_id: number;
}

export interface ConversationReads {
  conversation_id: number;
  read_sequence: Generated<number>;
  user_id: number;
}

export interface ConversationReports {
  conversation_id: number;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: number | null;
  decision_reason: string | null;
  details: string | null;
  id: Generated<number>;
  last_sequence: number;
  outcome: string | null;
  person_id: number | null;
  reason: string;
  reporter_id: number;
  status: Generated<string>;
}

export interface Conversations {
  asked_at: Date | null;
  assigned_to: number | null;
  car_id: number | null;
  conversation_type: string;
  created_at: Generated<Date>;
  created_by: number;
  dealer_id: number | null;
  id: Generated<number>;
  last_sequence: Generated<number>;
  subject_key: string | null;
  title: string | null;
  updated_at: Generated<Date>;
  waits_since: Date | null;
}

export interface DealerAccounts {
  away_back_on: Timestamp | null;
  away_text: string | null;
  away_until: Date | null;
  closed_at: Date | null;
  closed_by: number | null;
  company_name: string;
  created_at: Generated<Date>;
  description: string | null;
  first_steps_dismissed_at: Date | null;
  id: Generated<number>;
  logo_key: string | null;
  logo_url: Generated<string | null>;
  opening_hours: Json | null;
  phone: string | null;
  settings_saved_at: Date | null;
  settings_saved_by: number | null;
  settings_version: Generated<number>;
  status: Generated<string>;
  status_reason: string | null;
  updated_at: Generated<Date>;
  website: string | null;
}

export interface DealerApplications {
  business_type: string;
  company_name: string;
  created_at: Generated<Date>;
  dealer_account_id: number | null;
  description: string;
  id: Generated<number>;
  may_reapply: Generated<boolean>;
  phone: string;
  review_notes: string | null;
  reviewed_at: Date | null;
  reviewed_by: number | null;
  status: Generated<string>;
  user_id: number;
  website: string | null;
}

export interface DealerDays {
  day: Timestamp;
  dealer_id: number;
  inquiries: Generated<number>;
  views: Generated<number>;
}

export interface DealerFollows {
  created_at: Generated<Date>;
  dealer_id: number;
  user_id: number;
}

export interface DealerInvitations {
  answered_at: Date | null;
  answered_by: number | null;
  created_at: Generated<Date>;
  dealer_account_id: number;
  expires_at: Date;
  id: Generated<number>;
  invited_by: number;
  invited_user_id: number;
  role: string;
  status: Generated<string>;
}

export interface DealerNewCars {
  car_id: number;
  dealer_id: number;
  since: Generated<Date>;
  told_at: Date | null;
}

export interface DealerTeamMembers {
  dealer_account_id: number;
  joined_at: Generated<Date>;
  role: string;
  user_id: number;
}

export interface DemoBankFaults {
  fault: string;
  happens_on: string;
  id: Generated<number>;
  payment_id: string | null;
  times: Generated<number>;
}

export interface DemoBankPayments {
  amount: number;
  created_at: Generated<Date>;
  description: string;
  mode: number;
  paid_at: Date | null;
  payer_routing: string | null;
  payment_id: Generated<string>;
  status: Generated<string>;
  updated_at: Generated<Date>;
}

export interface DemoChatMessages {
  channel: string;
  id: Generated<number>;
  message: Json;
  message_id: string;
  received_at: Generated<Date>;
}

export interface DemoGrants {
  account: string;
  code_challenge: string | null;
  code_hash: Buffer;
  expires_at: Date;
  redirect_uri: string;
  token_hash: Buffer | null;
}

export interface DemoPictures {
  drawn_at: Date | null;
  key: string;
  recipe: Json;
  taken_at: Date | null;
}

export interface Favourites {
  car_id: number;
  created_at: Generated<Date>;
  note: string | null;
  saved_price: number | null;
  target_price: number | null;
  target_reached_at: Date | null;
  user_id: number;
}

export interface FiledQueries {
  failed_at: Date | null;
  filters: Json;
  hash: Generated<string>;
  id: Generated<number>;
  words: Generated<string[]>;
}

export interface FiledQueryGroups {
  key: string;
  query_id: number;
}

export interface FollowedDealers {
  dealer_id: number;
  told_at: Date | null;
}

export interface GameAccounts {
  characters: Generated<number>;
  first_seen_at: Generated<Date>;
  id: number;
  username: string;
}

export interface GuideDue {
  due_at: Date;
  id: Generated<number>;
  model_id: number;
}

export interface GuideExclusions {
  excluded_at: Generated<Date>;
  excluded_by: number | null;
  reason: string;
  sale_id: number;
}

export interface GuideFits {
  as_of: Date;
  common: Json;
  id: Generated<number>;
  sales: number;
}

export interface GuideModels {
  as_of_year: number;
  base: number | null;
  confidence: string | null;
  days_to_sell: number | null;
  effective_sales: number;
  fitted_at: Date;
  high_off: number;
  low_off: number;
  lowest_off: number;
  median_off: number;
  model_id: number;
  newest_sales: Generated<ArrayType<number>>;
  sales: number;
  slopes: number[];
  version: Generated<number>;
  xid: Generated<string>;
}

export interface GuideOverview {
  as_of: Date;
  figures: Json;
  only_row: Generated<boolean>;
}

export interface ImportRows {
  car_id: number | null;
  cells: Json | null;
  facts: Json | null;
  import_id: number;
  import_key: Buffer | null;
  is_nearly: boolean;
  kind: string;
  name: string;
  note: string | null;
  number: number;
  outcome: string | null;
  problems: Json;
}

export interface Imports {
  columns: Json;
  created_at: Generated<Date>;
  dealer_id: number;
  file_name: string;
  finished_at: Date | null;
  id: Generated<number>;
  lists_now: boolean | null;
  notes: Json;
  started_at: Date | null;
  user_id: number;
}

export interface LowOffers {
  at: Generated<Date>;
  car_id: number;
  game_account_id: number;
}

export interface MatchingDue {
  before: Json | null;
  car_id: number | null;
  due_since: Generated<Date>;
  id: Generated<number>;
  phrase: string | null;
  xid: Generated<string>;
}

export interface MeetingProposals {
  answered_at: Date | null;
  answered_by: number | null;
  area_id: number;
  created_at: Generated<Date>;
  id: Generated<number>;
  is_by_buyer: boolean;
  meeting_id: number;
  place: string;
  starts_at: Date;
  status: Generated<string>;
  time_zone: string;
  user_id: number;
}

export interface Meetings {
  agreed_at: Date | null;
  buyer_answer: string | null;
  buyer_id: number;
  buyer_zone: string | null;
  conversation_id: number;
  created_at: Generated<Date>;
  dealer_id: number | null;
  end_cause: string | null;
  end_reason: string | null;
  ended_at: Date | null;
  ended_by: number | null;
  id: Generated<number>;
  kind: string;
  message_id: number | null;
  reminded_at: Date | null;
  revealed_at: Date | null;
  seller_answer: string | null;
  seller_id: number;
  seller_zone: string | null;
  starts_at: Date | null;
  status: Generated<string>;
}

export interface MembershipExtensions {
  created_at: Generated<Date>;
  dealer_account_id: number;
  ended_before: Date;
  ends_at: Date;
  given_by: number;
  hours: number;
  id: Generated<number>;
  reason: string;
}

export interface Memberships {
  created_at: Generated<Date>;
  dealer_account_id: number;
  ends_at: Date;
  id: Generated<number>;
  started_at: Date | null;
  told_of_grace: Date | null;
  warned_of_end: Date | null;
}

export interface MessagePhotos {
  message_id: number;
  photo_id: number;
  position: number;
}

export interface Messages {
  card_id: number | null;
  card_kind: string | null;
  client_id: string | null;
  content: string;
  conversation_id: number;
  created_at: Generated<Date>;
  dealer_id: number | null;
  id: Generated<number>;
  message_type: string;
  offer_id: number | null;
  sender_id: number;
  sequence: number;
}

export interface MutedNoticeGroups {
  notice_group: string;
  user_id: number;
}

export interface Notices {
  car_id: number | null;
  facts: Json;
  id: Generated<number>;
  kind: string;
  last_announcement_id: number;
  read_at: Date | null;
  subject_id: number;
  times: Generated<number>;
  updated_at: Generated<Date>;
  user_id: number;
}

export interface OfferAmounts {
  amount: number;
  at: Generated<Date>;
  by_side: string;
  by_user_id: number;
  id: Generated<number>;
  note: string | null;
  offer_id: number;
}

export interface Offers {
  accepted_at: Date | null;
  accepted_by: number | null;
  amount: number;
  buyer_id: number;
  car_id: number;
  car_status_before: string | null;
  cause: string | null;
  conversation_id: number;
  created_at: Generated<Date>;
  dealer_id: number | null;
  ended_at: Date | null;
  ended_by: string | null;
  expires_at: Date;
  hold_until: Date | null;
  id: Generated<number>;
  price_then: number;
  reason: string | null;
  sale_id: number | null;
  seller_id: number;
  status: Generated<string>;
  trade_car_id: number | null;
  trade_make: string | null;
  trade_mileage: number | null;
  trade_model: string | null;
  trade_year: number | null;
  turn: Generated<string>;
  valid_hours: number;
}

export interface OpenPhotos {
  base: string;
  only_row: Generated<boolean>;
}

export interface OwnershipTransfers {
  created_at: Generated<Date>;
  dealer_account_id: number;
  expires_at: Date;
  from_user_id: number;
  id: Generated<number>;
  role: string;
  settled_at: Date | null;
  settled_by: number | null;
  status: Generated<string>;
  to_user_id: number;
}

export interface PaymentEvents {
  actor_id: number | null;
  cause: string;
  created_at: Generated<Date>;
  details: Json | null;
  id: Generated<number>;
  kind: string;
  payment_id: number;
}

export interface Payments {
  amount: number;
  bank_link: string | null;
  bank_payment_id: string | null;
  car_id: number | null;
  created_at: Generated<Date>;
  dealer_id: number | null;
  delivered_at: Date | null;
  doubt: string | null;
  id: Generated<number>;
  introductory_for: number | null;
  kind: string;
  lasts_hours: number;
  lines: Json;
  membership_id: number | null;
  next_check_at: Date | null;
  opening_until: Date | null;
  paid_at: Date | null;
  payer_routing: string | null;
  purpose: string;
  refund_due_since: Date | null;
  refund_reason: string | null;
  refunded_by: number | null;
  settled_at: Date | null;
  status: Generated<string>;
  subject: string;
  user_id: number;
}

export interface PaymentSumChanges {
  amount: number;
  is_delivered: boolean;
  kind: string;
  payments: number;
  status: string;
}

export interface PaymentSums {
  amount: number;
  is_delivered: boolean;
  kind: string;
  payments: number;
  status: string;
}

export interface PendingSignIns {
  bearer_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  game_account: Json | null;
  provider_token: Buffer | null;
  state_hash: Buffer;
  used_at: Date | null;
}

export interface Photos {
  blur: string;
  bytes: number;
  car_id: number | null;
  created_at: Generated<Date>;
  height: number;
  id: Generated<number>;
  is_open: Generated<boolean>;
  is_shown: Generated<boolean>;
  key: string;
  owner_id: number;
  position: Generated<number>;
  width: number;
}

export interface PlateChecksDue {
  car_id: number;
}

export interface PlateConflicts {
  car_id: number;
  found_at: Generated<Date>;
  other_id: number;
}

export interface PriceUndoCars {
  car_id: number;
  price: number | null;
  undo_id: number;
  version: Date;
}

export interface PriceUndos {
  created_at: Generated<Date>;
  dealer_account_id: number;
  id: Generated<number>;
}

export interface PushDeliveries {
  announcement_id: number;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  lease: string | null;
  leased_until: Date | null;
  not_before: Generated<Date>;
  notice_id: number;
  subscription_id: number;
}

export interface PushKeys {
  created_at: Generated<Date>;
  is_current: Generated<boolean>;
  key_id: string;
  public_key: string;
  sealed: Buffer;
}

export interface PushSubscriptions {
  created_at: Generated<Date>;
  endpoint_hash: Buffer;
  host: string;
  id: Generated<number>;
  notice_groups: Generated<string[]>;
  sealed: Buffer;
  session_id: number;
}

export interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface Refusals {
  call: string;
  code: string;
  created_at: Generated<Date>;
  game_account_id: number;
  id: Generated<number>;
  user_id: number | null;
}

export interface RemovedFavourites {
  car_id: number;
  created_at: Date;
  note: string | null;
  removed_at: Generated<Date>;
  saved_price: number | null;
  target_price: number | null;
  target_reached_at: Date | null;
  user_id: number;
}

export interface ResponseTemplates {
  content: string;
  created_at: Generated<Date>;
  created_by: number;
  id: Generated<number>;
  name: string;
  updated_at: Generated<Date>;
}

export interface ReviewReports {
  created_at: Generated<Date>;
  details: string | null;
  id: Generated<number>;
  reason: string;
  reporter_id: number;
  review_id: number;
  status: Generated<string>;
}

export interface ReviewResponses {
  created_at: Generated<Date>;
  dealer_id: number | null;
  id: Generated<number>;
  responder_id: number;
  response: string;
  review_id: number;
}

export interface Reviews {
  author_id: number;
  comment: string;
  created_at: Generated<Date>;
  dealer_id: number | null;
  deleted_at: Date | null;
  edited_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  id: Generated<number>;
  is_told: Generated<boolean>;
  published_at: Date;
  rating: number;
  review_type: string;
  sale_id: number;
  title: string;
  user_id: number;
}

export interface SaleAmounts {
  amount: number;
  amount_before: number | null;
  answered_at: Date | null;
  at: Generated<Date>;
  by_user_id: number;
  id: Generated<number>;
  sale_id: number;
  status: string;
}

export interface Sales {
  buyer_contact: string | null;
  buyer_id: number | null;
  buyer_name: string | null;
  buyer_shows_amount: Generated<boolean>;
  buyer_shows_name: Generated<boolean>;
  car_id: number;
  car_status_before: string;
  confirmed_at: Date | null;
  dealer_id: number | null;
  ended_at: Date | null;
  id: Generated<number>;
  listing_price: number;
  notes: string | null;
  reviews_withheld: Generated<boolean>;
  sale_method: string | null;
  sale_price: number | null;
  seller_id: number;
  seller_shows_amount: Generated<boolean>;
  seller_shows_name: Generated<boolean>;
  sold_at: Generated<Date>;
  status: Generated<string>;
}

export interface SavedReplies {
  content: string;
  dealer_id: number;
  id: Generated<number>;
  name: string;
  updated_at: Generated<Date>;
  written_by: number;
}

export interface SavedSearches {
  by_push: Generated<boolean>;
  by_webhook: Generated<boolean>;
  created_at: Generated<Date>;
  filters: Json;
  frequency: string;
  id: Generated<number>;
  is_paused: Generated<boolean>;
  name: string;
  query_id: number;
  removed_at: Date | null;
  saved_in: Generated<string>;
  seen_at: Generated<Date>;
  seen_before: Generated<Date>;
  user_id: number;
}

export interface SearchMatches {
  car_id: number;
  is_new: boolean;
  matched_at: Generated<Date>;
  pending: string | null;
  pending_since: Generated<Date>;
  search_id: number;
}

export interface SearchWords {
  is_in_catalogue: boolean;
  word: string;
}

export interface ServiceChecks {
  is_working: boolean;
  last_error: string | null;
  last_error_at: Date | null;
  looked_at: Date;
  said: string;
  service: string;
  took_ms: number;
}

export interface Sessions {
  created_at: Generated<Date>;
  device: string | null;
  expires_at: Date;
  id: Generated<number>;
  seen_at: Generated<Date>;
  token_hash: Buffer;
  user_id: number;
}

export interface Settings {
  setting_key: string;
  setting_value: string;
  updated_at: Generated<Date>;
  updated_by: number;
}

export interface SetupSteps {
  done_at: Generated<Date>;
  step: string;
}

export interface Site {
  created_at: Generated<Date>;
  is_demo: boolean;
  is_only_row: Generated<boolean>;
}

export interface StaffActions {
  action: string;
  actor_id: number | null;
  after: Json | null;
  before: Json | null;
  created_at: Generated<Date>;
  from_console: Generated<boolean>;
  id: Generated<number>;
  reason: string | null;
  target_id: number;
  target_kind: string;
}

export interface StaffCarCountChanges {
  change: number;
  is_dealer: boolean;
  is_featured: boolean;
  make: string;
  status: string;
}

export interface StaffCarCounts {
  cars: number;
  is_dealer: boolean;
  is_featured: boolean;
  make: string;
  status: string;
}

export interface TeamEvents {
  actor_id: number;
  at: Generated<Date>;
  dealer_account_id: number;
  id: Generated<number>;
  kind: string;
  role: string;
  role_before: string | null;
  user_id: number;
}

export interface TicketAttachments {
  photo_id: number;
  response_id: number | null;
  ticket_id: number;
}

export interface TicketCategories {
  id: Generated<number>;
  is_retired: Generated<boolean>;
  name: string;
  position: Generated<number>;
}

export interface TicketEvents {
  actor_id: number;
  became: string | null;
  created_at: Generated<Date>;
  id: Generated<number>;
  kind: string;
  merged_id: number | null;
  ticket_id: number;
  was: string | null;
}

export interface TicketFilters {
  id: Generated<number>;
  name: string;
  query: string;
  user_id: number;
}

export interface TicketResponses {
  author_id: number;
  client_id: string | null;
  content: string;
  created_at: Generated<Date>;
  id: Generated<number>;
  is_internal: Generated<boolean>;
  is_staff: boolean;
  ticket_id: number;
}

export interface Tickets {
  answer_due_at: Date | null;
  answered_in_time: boolean | null;
  assigned_to: number | null;
  category_id: number;
  client_id: string | null;
  clock_minutes: Generated<number>;
  clock_since: Generated<Date | null>;
  closed_at: Date | null;
  created_at: Generated<Date>;
  description: string;
  due_at: Generated<Date | null>;
  first_response_at: Date | null;
  id: Generated<number>;
  merged_into: number | null;
  overdue_announced_at: Date | null;
  priority: Generated<string>;
  rated_at: Date | null;
  rating: number | null;
  rating_comment: string | null;
  resolved_at: Date | null;
  sale_id: number | null;
  solution_due_at: Date | null;
  solved_in_time: boolean | null;
  status: Generated<string>;
  subject: string;
  updated_at: Generated<Date>;
  user_id: number;
}

export interface UserNotes {
  author_id: number;
  body: string;
  client_id: string;
  created_at: Generated<Date>;
  edited_at: Date | null;
  id: Generated<number>;
  user_id: number;
}

export interface Users {
  account_closed_at: Date | null;
  account_status: Generated<string>;
  avatar_key: string | null;
  avatar_url: Generated<string | null>;
  bio: string | null;
  created_at: Generated<Date>;
  experience_years: Generated<number>;
  game_account_id: number;
  gta_world_id: number;
  hides_as_buyer: Generated<boolean>;
  id: Generated<number>;
  last_login: Date | null;
  name: string;
  phone_number: string | null;
  plain_name: Generated<string | null>;
  routing_number: string | null;
  specialties: Generated<string[]>;
  staff_role: string | null;
  standing: Generated<string>;
  standing_reason: string | null;
  suspended_until: Date | null;
  updated_at: Generated<Date>;
  website: string | null;
}

export interface WantedAds {
  body: string;
  budget: number;
  created_at: Generated<Date>;
  expires_at: Date;
  expiry_warned_at: Date | null;
  filters: Json;
  id: Generated<number>;
  published_at: Generated<Date>;
  query_id: number | null;
  removed_at: Date | null;
  removed_by: string | null;
  status: string;
  status_before: string | null;
  status_reason: string | null;
  title: string;
  updated_at: Generated<Date>;
  user_id: number;
}

export interface WantedDigests {
  day: number;
  user_id: number;
}

export interface WantedMatches {
  ad_id: number;
  car_id: number;
  is_pending: Generated<boolean>;
  matched_at: Generated<Date>;
}

export interface WantedReplies {
  ad_id: number;
  car_id: number;
  conversation_id: number | null;
  created_at: Generated<Date>;
  id: Generated<number>;
  user_id: number;
}

export interface WantedReports {
  ad_id: number;
  created_at: Generated<Date>;
  details: string | null;
  id: Generated<number>;
  reason: string;
  reporter_id: number;
  status: Generated<string>;
}

export interface WebhookAttempts {
  answer: string | null;
  delivery_id: string;
  id: Generated<number>;
  outcome: string;
  request: string;
  started_at: Date;
  status_code: number | null;
  took_ms: number;
}

export interface WebhookDeliveries {
  announcement_id: number | null;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  done_at: Date | null;
  event: string;
  facts: Json;
  give_up_at: Generated<Date>;
  id: Generated<string>;
  is_test: Generated<boolean>;
  place: Generated<number>;
  refusals: Generated<number>;
  status: Generated<string>;
  webhook_id: number;
}

export interface Webhooks {
  address: Buffer | null;
  address_shown: string | null;
  channel: string | null;
  dealer_id: number | null;
  events: Generated<string[]>;
  failures: Generated<number>;
  format: Generated<string>;
  id: Generated<number>;
  is_enabled: Generated<boolean>;
  lease: string | null;
  leased_until: Date | null;
  message_template: string | null;
  not_before: Generated<Date>;
  secret: Buffer | null;
  stop_reason: string | null;
  stopped_at: Date | null;
  updated_at: Generated<Date>;
  user_id: number | null;
}

export interface WordMeanings {
  created_at: Generated<Date>;
  facet: string;
  id: Generated<number>;
  meant: string[];
  word: string;
}

export interface DB {
  announcements: Announcements;
  appeals: Appeals;
  area_regions: AreaRegions;
  areas: Areas;
  award_grants: AwardGrants;
  awards: Awards;
  bank_callbacks: BankCallbacks;
  bank_keys: BankKeys;
  bill_keys: BillKeys;
  bills: Bills;
  bills_due: BillsDue;
  blocks: Blocks;
  car_bit_changes: CarBitChanges;
  car_bits: CarBits;
  car_bits_state: CarBitsState;
  car_changes: CarChanges;
  car_count_changes: CarCountChanges;
  car_counts: CarCounts;
  car_days: CarDays;
  car_facts: CarFacts;
  car_features: CarFeatures;
  car_makes: CarMakes;
  car_models: CarModels;
  car_moves: CarMoves;
  car_prices: CarPrices;
  car_reports: CarReports;
  car_views: CarViews;
  cars: Cars;
  conversation_openings: ConversationOpenings;
  conversation_participants: ConversationParticipants;
  conversation_reads: ConversationReads;
  conversation_reports: ConversationReports;
  conversations: Conversations;
  dealer_accounts: DealerAccounts;
  dealer_applications: DealerApplications;
  dealer_days: DealerDays;
  dealer_follows: DealerFollows;
  dealer_invitations: DealerInvitations;
  dealer_new_cars: DealerNewCars;
  dealer_team_members: DealerTeamMembers;
  "demo.bank_faults": DemoBankFaults;
  "demo.bank_payments": DemoBankPayments;
  "demo.chat_messages": DemoChatMessages;
  "demo.grants": DemoGrants;
  "demo.pictures": DemoPictures;
  favourites: Favourites;
  filed_queries: FiledQueries;
  filed_query_groups: FiledQueryGroups;
  followed_dealers: FollowedDealers;
  game_accounts: GameAccounts;
  guide_due: GuideDue;
  guide_exclusions: GuideExclusions;
  guide_fits: GuideFits;
  guide_models: GuideModels;
  guide_overview: GuideOverview;
  import_rows: ImportRows;
  imports: Imports;
  low_offers: LowOffers;
  matching_due: MatchingDue;
  meeting_proposals: MeetingProposals;
  meetings: Meetings;
  membership_extensions: MembershipExtensions;
  memberships: Memberships;
  message_photos: MessagePhotos;
  messages: Messages;
  muted_notice_groups: MutedNoticeGroups;
  notices: Notices;
  offer_amounts: OfferAmounts;
  offers: Offers;
  open_photos: OpenPhotos;
  ownership_transfers: OwnershipTransfers;
  payment_events: PaymentEvents;
  payment_sum_changes: PaymentSumChanges;
  payment_sums: PaymentSums;
  payments: Payments;
  pending_sign_ins: PendingSignIns;
  photos: Photos;
  plate_checks_due: PlateChecksDue;
  plate_conflicts: PlateConflicts;
  price_undo_cars: PriceUndoCars;
  price_undos: PriceUndos;
  push_deliveries: PushDeliveries;
  push_keys: PushKeys;
  push_subscriptions: PushSubscriptions;
  rate_limits: RateLimits;
  refusals: Refusals;
  removed_favourites: RemovedFavourites;
  response_templates: ResponseTemplates;
  review_reports: ReviewReports;
  review_responses: ReviewResponses;
  reviews: Reviews;
  sale_amounts: SaleAmounts;
  sales: Sales;
  saved_replies: SavedReplies;
  saved_searches: SavedSearches;
  search_matches: SearchMatches;
  search_words: SearchWords;
  service_checks: ServiceChecks;
  sessions: Sessions;
  settings: Settings;
  setup_steps: SetupSteps;
  site: Site;
  staff_actions: StaffActions;
  staff_car_count_changes: StaffCarCountChanges;
  staff_car_counts: StaffCarCounts;
  team_events: TeamEvents;
  ticket_attachments: TicketAttachments;
  ticket_categories: TicketCategories;
  ticket_events: TicketEvents;
  ticket_filters: TicketFilters;
  ticket_responses: TicketResponses;
  tickets: Tickets;
  user_notes: UserNotes;
  users: Users;
  wanted_ads: WantedAds;
  wanted_digests: WantedDigests;
  wanted_matches: WantedMatches;
  wanted_replies: WantedReplies;
  wanted_reports: WantedReports;
  webhook_attempts: WebhookAttempts;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
  word_meanings: WordMeanings;
}
