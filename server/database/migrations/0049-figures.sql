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

-- When somebody last wrote to a dealer, and since when they have no answer; null when nobody waits.
alter table conversations add column asked_at timestamptz, add column waits_since timestamptz;
update conversations set asked_at = asked.at, waits_since = asked.waiting from (
  select said.conversation_id, max(said.created_at) as at,
    min(said.created_at) filter (where said.sequence > coalesce(answered.sequence, 0)) as waiting
  from messages as said left join (
    select conversation_id, max(sequence) as sequence from messages
    where dealer_id is not null and message_type <> 'event' group by 1
  ) as answered using (conversation_id)
  where said.dealer_id is null and said.message_type = 'text' group by 1
) as asked
where asked.conversation_id = conversations.id and dealer_id is not null and conversation_type = 'direct';
create index conversations_asked on conversations (dealer_id, asked_at desc, id desc) where asked_at is not null;
create index conversations_waiting on conversations (dealer_id, waits_since) where waits_since is not null;
