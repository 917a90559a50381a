-- The log of the staff in one shape for all that they do: actor, action, target kind and id, reason, before, after.
alter table staff_actions rename column target_type to target_kind;

-- The rows there are are brought into it; otherwise the log only grows.
alter table staff_actions disable trigger staff_actions_only_grow;
-- A refund's amount stays what it was, and was left out of what came after.
update staff_actions set after = after || jsonb_build_object('amount', before -> 'amount')
  where action = 'refund_payment' and not after ? 'amount';
-- A note among the staff named only itself; before it there was the last response before it.
update staff_actions set
    before = jsonb_build_object('last_response_id', (
      select max(id) from ticket_responses
      where ticket_id = staff_actions.target_id and id < (staff_actions.after ->> 'response_id')::bigint)),
    after = jsonb_build_object('last_response_id', after -> 'response_id')
  where action = 'note_on_ticket' and after ? 'response_id';
-- What the thing is made of, without the id that stands beside it.
update staff_actions set before = before - 'id', after = after - 'id' where before ? 'id' or after ? 'id';
alter table staff_actions enable trigger staff_actions_only_grow;

-- What belongs to a person or a dealer is not touched without a reason, whichever way it comes.
alter table staff_actions add constraint staff_actions_say_why
  check (target_kind not in ('user', 'car', 'dealer', 'review', 'payment') or reason is not null);

-- When it was done, not when its transaction began, which may have waited for the one before it.
alter table staff_actions alter column created_at set default clock_timestamp();

-- It is read by its number, newest first: all of it, one person's, or what was done to one thing.
drop index staff_actions_by_time;
drop index staff_actions_of_actor;
create index staff_actions_of_actor on staff_actions (actor_id, id);
create index staff_actions_of_target on staff_actions (target_kind, target_id, id);
