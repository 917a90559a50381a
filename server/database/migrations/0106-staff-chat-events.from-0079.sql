-- Chat messages for new reports, appeals, urgent and overdue tickets, and failing services.
insert into webhooks (channel) values ('reports'), ('appeals'), ('urgent-tickets'), ('overdue-tickets'), ('services')
on conflict do nothing;

-- When staff were told that the ticket is overdue. Null again once it isn't, so each time is announced once.
alter table tickets add column overdue_announced_at timestamptz;
-- What is overdue by now isn't news.
update tickets set overdue_announced_at = now() where due_at <= now();
create index tickets_announced_overdue on tickets (id) where overdue_announced_at is not null;
