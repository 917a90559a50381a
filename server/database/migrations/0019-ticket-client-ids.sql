-- The writer's own name for it: sent twice, it is stored once.
alter table tickets add column client_id uuid;
create unique index one_ticket_per_client_id on tickets (user_id, client_id) where client_id is not null;

alter table ticket_responses add column client_id uuid;
create unique index one_response_per_client_id on ticket_responses (ticket_id, author_id, client_id)
  where client_id is not null;
