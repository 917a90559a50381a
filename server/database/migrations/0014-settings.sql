-- What an admin changed; a setting that is not here is as contract/settings/setting-definitions.ts starts it.
create table settings (
  setting_key text primary key,
  setting_value text not null,
  updated_by bigint not null references users,
  updated_at timestamptz not null default now()
);
