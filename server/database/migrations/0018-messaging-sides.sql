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
