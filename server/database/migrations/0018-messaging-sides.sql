-- Pages ask for what changed before a moment they were told to the millisecond; finer ones would be lost between two.
alter table conversations alter column updated_at type timestamptz(3);

-- An inbox is read from its newest, and what waits is found by comparing how far each has read with how far it goes.
drop index conversations_of_dealer;
create index conversations_of_dealer on conversations (dealer_id, updated_at desc, id desc)
  include (last_place, conversation_type) where dealer_id is not null;
create index reads_of_user on conversation_reads (user_id, conversation_id);

-- Who ended it, oneself or who made the group; both decide who may bring them back.
alter table conversation_participants
  add column ended_by bigint references users,
  add column times_left smallint not null default 0;

-- Held between accounts as before; named by character, so that no answer says which characters are one person's.
alter table blocks drop constraint blocks_pkey, add primary key (blocker_account_id, blocked_id);

-- A group whose maker has left is managed by who has been in it longest.
update conversations set created_by = heir.user_id
from (
  select distinct on (one.conversation_id) one.conversation_id, one.user_id
  from conversation_participants as one join users on users.id = one.user_id
  where one.ended_at is null
  order by one.conversation_id, users.standing = 'banned', one.joined_at, one.user_id
) as heir
where conversations.id = heir.conversation_id and conversation_type = 'group' and not exists (
  select from conversation_participants as maker
  where maker.conversation_id = conversations.id and maker.user_id = conversations.created_by and maker.ended_at is null
);
