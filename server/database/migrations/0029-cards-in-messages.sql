-- What a message carries besides its text: a kind, and the id of the row that holds it. The feature that owns the row
-- says how it stands now; the message only points to it.
alter table messages add column card_kind text check (card_kind in ('dealer_invitation'));
alter table messages add column card_id bigint;
update messages set card_kind = 'dealer_invitation', card_id = (metadata->>'invitation_id')::bigint
  where message_type = 'dealer_invitation' and metadata ? 'invitation_id';
alter table messages add check ((card_kind is null) = (card_id is null));
-- What is carried is brought once.
create unique index one_message_per_card on messages (card_kind, card_id) where card_kind is not null;
drop index one_message_per_invitation;
alter table messages drop column metadata;
