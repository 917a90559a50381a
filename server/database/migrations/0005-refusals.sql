-- Who tried what they may not: a record that only grows.
create table refusals (
  id bigint generated always as identity primary key,
  user_id bigint references users,
  game_account_id bigint not null,
  call text not null,
  code text not null,
  created_at timestamptz not null default now()
);
create index refusals_by_game_account on refusals (game_account_id, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger refusals_only_grow before update or delete or truncate on refusals
  for each statement execute function refuse_change();
