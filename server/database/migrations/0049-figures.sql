-- What a dealer's portal counts, kept so that a year of it is a few hundred rows, however many cars there were.
create table dealer_days (
  dealer_id bigint not null references dealer_accounts,
  -- Of the site's time zone, as in car_days.
  day date not null,
  views integer not null default 0,
  inquiries integer not null default 0,
  primary key (dealer_id, day)
);
insert into dealer_days (dealer_id, day, views, inquiries)
select cars.dealer_id, car_days.day, sum(car_days.views), sum(car_days.inquiries)
from car_days join cars on cars.id = car_days.car_id where cars.dealer_id is not null group by 1, 2;

-- Since when somebody who wrote to a dealer has no answer; null when nobody waits.
alter table conversations add column waits_since timestamptz;
update conversations set waits_since = (
  select min(asked.created_at) from messages as asked
  where asked.conversation_id = conversations.id and asked.dealer_id is null and asked.message_type = 'text'
    and asked.sequence > coalesce((
      select max(said.sequence) from messages as said
      where said.conversation_id = conversations.id and said.dealer_id is not null and said.message_type <> 'event'
    ), 0)
) where dealer_id is not null and conversation_type = 'direct';
create index conversations_waiting on conversations (dealer_id, waits_since) where waits_since is not null;
