-- The first admin of a site is named at the server itself (`npm run staff`), where nobody is signed in.
alter table staff_actions
  alter column actor_id drop not null,
  add column from_console boolean not null default false,
  add check (from_console = (actor_id is null));
