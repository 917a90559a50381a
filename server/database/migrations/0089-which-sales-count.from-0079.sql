-- Reviews of a sale whose two sides are one person are kept and not published.
alter table sales add column reviews_withheld boolean not null default false;

-- Leaving a dealer's team counts for 30 days.
create index team_events_of_leavers on team_events (dealer_account_id, at) where kind in ('left', 'removed');
