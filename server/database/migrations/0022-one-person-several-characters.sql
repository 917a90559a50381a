-- A block is between two characters: held between accounts it told which characters are one person's.
drop index blocks_of_blocked;
alter table blocks
  drop constraint blocks_pkey,
  drop column blocker_account_id,
  drop column blocked_account_id,
  add primary key (blocker_id, blocked_id),
  add check (blocker_id <> blocked_id);
create index blocks_of_blocked on blocks (blocked_id);

-- Who comes to a group reads what is written from then on: the messages behind this place.
alter table conversation_participants add column from_place integer not null default 0;
update conversation_participants as newcomer set from_place = earlier.place
from (
  select one.conversation_id, one.user_id, max(messages.place) as place
  from conversation_participants as one
  join conversations on conversations.id = one.conversation_id and conversation_type = 'group'
  join messages on messages.conversation_id = one.conversation_id and messages.created_at < one.joined_at
  group by one.conversation_id, one.user_id
) as earlier
where newcomer.conversation_id = earlier.conversation_id and newcomer.user_id = earlier.user_id;

-- A sign-in that was only begun is sealed in the browser's cookie: beginning one costs the site nothing. A row is made
-- when the provider has taken its code.
delete from pending_sign_ins;
alter table pending_sign_ins
  drop column state_hash,
  drop column code_verifier,
  drop column redirect_uri,
  alter column bearer_hash set not null,
  alter column provider_token set not null;
