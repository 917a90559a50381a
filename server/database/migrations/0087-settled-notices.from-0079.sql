-- Notices to the staff are read once their matter is settled, whoever settled it and by whichever path: a decision, the
-- member withdrawing it, the bank, the clock. Held here because those paths are many and one of them would be forgotten.
create function settle_staff_notices() returns trigger language plpgsql as $$
declare
  settled_kind constant text := tg_argv[0];
  -- The column that holds the number the notices are about.
  settled_subject constant bigint := (to_jsonb(old) ->> tg_argv[1])::bigint;
  is_still_open boolean := false;
  readers bigint[];
begin
  -- Several people may have reported one thing.
  if tg_argv[2] = 'reports' then
    execute format('select exists (select from %I where %I = $1 and status = ''open'')', tg_table_name, tg_argv[1])
      into is_still_open using settled_subject;
    if is_still_open then return null; end if;
  end if;
  with found as (
    select id from notices where kind = settled_kind and subject_id = settled_subject and read_at is null
    -- Who holds one of them is just reading it.
    order by id for update skip locked
  ), marked as (
    update notices set read_at = now() from found where notices.id = found.id returning user_id
  )
  select array_agg(user_id) into readers from marked;
  if readers is not null then
    perform pg_notify('live', json_build_object('to', readers, 'event', json_build_object('kind', 'notices_changed'))::text);
  end if;
  return null;
end $$;

create index unread_notices_by_subject on notices (subject_id, kind) where read_at is null;

create trigger settles_notices after update on dealer_applications for each row
  when (old.status = 'pending' and new.status <> 'pending')
  execute function settle_staff_notices('new_application', 'id');
create trigger settles_notices_when_deleted after delete on dealer_applications for each row
  execute function settle_staff_notices('new_application', 'id');

create trigger settles_notices after update on appeals for each row
  when (old.status = 'open' and new.status <> 'open')
  execute function settle_staff_notices('new_appeal', 'ticket_id');

create trigger settles_notices after update on tickets for each row
  when (old.priority = 'urgent' and old.status not in ('resolved', 'closed')
    and (new.priority <> 'urgent' or new.status in ('resolved', 'closed')))
  execute function settle_staff_notices('urgent_ticket', 'id');

create trigger settles_notices after update on car_reports for each row
  when (old.status = 'open' and new.status <> 'open')
  execute function settle_staff_notices('car_reported', 'car_id', 'reports');

create trigger settles_notices after update on conversation_reports for each row
  when (old.status = 'open' and new.status <> 'open')
  execute function settle_staff_notices('conversation_reported', 'conversation_id', 'reports');

create trigger settles_notices after update on review_reports for each row
  when (old.status = 'open' and new.status <> 'open')
  execute function settle_staff_notices('review_reported', 'review_id', 'reports');
-- One that its author deleted, or that is hidden, is no longer listed among the reported ones.
create trigger settles_notices after update on reviews for each row
  when (old.deleted_at is null and new.deleted_at is not null or old.hidden_at is null and new.hidden_at is not null)
  execute function settle_staff_notices('review_reported', 'id');

create trigger settles_notices after update on webhooks for each row
  when (old.stopped_at is not null and old.is_enabled and (new.stopped_at is null or not new.is_enabled))
  execute function settle_staff_notices('webhook_stopped', 'id');
create trigger settles_notices_when_deleted after delete on webhooks for each row
  when (old.stopped_at is not null)
  execute function settle_staff_notices('webhook_stopped', 'id');

-- As server/database/payments-in-doubt.sql.ts says it.
create trigger settles_notices after update on payments for each row
  when (
    (old.doubt is not null and old.status in ('pending', 'failed', 'cancelled') and old.next_check_at is not null
      or old.refund_due_since is not null and old.status <> 'refunded')
    and (new.doubt is not null and new.status in ('pending', 'failed', 'cancelled') and new.next_check_at is not null
      or new.refund_due_since is not null and new.status <> 'refunded') is not true
  )
  execute function settle_staff_notices('payment_in_doubt', 'id');

-- What was settled before.
update notices set read_at = now() where read_at is null and (
  kind = 'new_application' and not exists (
    select from dealer_applications where id = subject_id and status = 'pending')
  or kind = 'new_appeal' and not exists (select from appeals where ticket_id = subject_id and status = 'open')
  or kind = 'urgent_ticket' and not exists (
    select from tickets where id = subject_id and priority = 'urgent' and status not in ('resolved', 'closed'))
  or kind = 'car_reported' and not exists (select from car_reports where car_id = subject_id and status = 'open')
  or kind = 'conversation_reported' and not exists (
    select from conversation_reports where conversation_id = subject_id and status = 'open')
  or kind = 'review_reported' and not exists (
    select from review_reports join reviews on reviews.id = review_id
    where review_id = subject_id and status = 'open' and deleted_at is null and hidden_at is null)
  or kind = 'webhook_stopped' and not exists (
    select from webhooks where id = subject_id and stopped_at is not null and is_enabled)
  or kind = 'payment_in_doubt' and not exists (
    select from payments where id = subject_id and (
      doubt is not null and status in ('pending', 'failed', 'cancelled') and next_check_at is not null
      or refund_due_since is not null and status <> 'refunded'))
);
