-- What staff note about a user for each other, for example what was agreed on the phone. The user never sees it.
create table user_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  author_id bigint not null references users,
  body text not null check (body <> ''),
  -- Chosen by the author's page, so that a note that is sent twice is stored once.
  client_id uuid not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (author_id, client_id)
);
create index user_notes_about on user_notes (user_id, id desc);
