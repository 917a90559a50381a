create table ticket_categories (
  id bigint generated always as identity primary key,
  name text not null,
  -- No longer offered; the tickets under it keep it.
  is_retired boolean not null default false,
  position integer not null default 0
);
create unique index ticket_categories_by_name on ticket_categories (lower(name));
insert into ticket_categories (name, position) values
  ('Account & Login', 1), ('Listings', 2), ('Payments & Fees', 3), ('Dealers', 4), ('Report a Problem', 5),
  ('Safety & Scams', 6), ('Something else', 7);

create table tickets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  category_id bigint not null references ticket_categories,
  subject text not null,
  description text not null,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'waiting_for_user', 'resolved', 'closed')),
  assigned_to bigint references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_response_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rating_comment text,
  rated_at timestamptz,
  check ((status = 'closed') = (closed_at is not null)),
  check (status <> 'resolved' or resolved_at is not null),
  check ((rating is null) = (rated_at is null))
);
create index tickets_of_user on tickets (user_id, id desc);
create index tickets_to_handle on tickets (status, priority, created_at);
create index tickets_of_staff on tickets (assigned_to, status);
create index tickets_resolved on tickets (resolved_at) where status = 'resolved';
create index tickets_by_day on tickets (created_at);
create index tickets_by_resolution on tickets (resolved_at) where resolved_at is not null;

create table ticket_responses (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets,
  author_id bigint not null references users,
  is_staff boolean not null,
  -- Among the staff: in no answer to a user.
  is_internal boolean not null default false,
  content text not null,
  created_at timestamptz not null default clock_timestamp(),
  check (is_staff or not is_internal)
);
create index responses_of_ticket on ticket_responses (ticket_id, id);

-- Pictures that came with a ticket (response_id null) or with an answer.
create table ticket_attachments (
  photo_id bigint primary key references photos,
  ticket_id bigint not null references tickets,
  response_id bigint references ticket_responses
);
create index attachments_of_ticket on ticket_attachments (ticket_id);

create table response_templates (
  id bigint generated always as identity primary key,
  name text not null,
  content text not null,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index response_templates_by_name on response_templates (lower(name));

-- What a member of the staff likes to look at.
create table ticket_filters (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null,
  -- As it stands in the address.
  query text not null,
  unique (user_id, name)
);
