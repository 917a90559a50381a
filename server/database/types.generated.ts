// Written by `npm run generate:types` from the migrations; not to be edited.
import type { ColumnType } from "kysely";

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

export interface Announcements {
  created_at: Generated<Date>;
  data: Json;
  id: Generated<number>;
  kind: string;
}

export interface DealerAccounts {
  company_name: string;
  created_at: Generated<Date>;
  id: Generated<number>;
  status: Generated<string>;
  updated_at: Generated<Date>;
}

export interface DealerTeamMembers {
  dealer_account_id: number;
  joined_at: Generated<Date>;
  role: string;
  user_id: number;
}

export interface DemoGrants {
  account: string;
  code_challenge: string | null;
  code_hash: Buffer;
  expires_at: Date;
  redirect_uri: string;
  token_hash: Buffer | null;
}

export interface GameAccounts {
  first_seen_at: Generated<Date>;
  id: number;
  username: string;
}

export interface PendingSignIns {
  bearer_hash: Buffer | null;
  code_verifier: string;
  cookie_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  game_account: Json | null;
  provider_token: Buffer | null;
  redirect_uri: string;
  state_hash: Buffer;
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

export interface Sessions {
  created_at: Generated<Date>;
  expires_at: Date;
  seen_at: Generated<Date>;
  token_hash: Buffer;
  user_id: number;
}

export interface Site {
  created_at: Generated<Date>;
  is_demo: boolean;
  is_only_row: Generated<boolean>;
}

export interface Users {
  avatar_url: string | null;
  created_at: Generated<Date>;
  game_account_id: number;
  gta_world_id: number;
  id: Generated<number>;
  last_login: Date | null;
  name: string;
  phone_number: string | null;
  routing_number: string | null;
  staff_role: string | null;
  standing: Generated<string>;
  standing_reason: string | null;
  suspended_until: Date | null;
  updated_at: Generated<Date>;
}

export interface DB {
  announcements: Announcements;
  dealer_accounts: DealerAccounts;
  dealer_team_members: DealerTeamMembers;
  "demo.grants": DemoGrants;
  game_accounts: GameAccounts;
  pending_sign_ins: PendingSignIns;
  rate_limits: RateLimits;
  refusals: Refusals;
  sessions: Sessions;
  site: Site;
  users: Users;
}
