-- The staff look at reported conversations and reviews, and decide. Of a conversation they read the part around the
-- report first: it is known how far it had gone then.
alter table conversation_reports
  add column last_sequence integer,
  add column outcome text check (outcome in ('nothing', 'warned', 'suspended')),
  -- Who was warned or suspended.
  add column person_id bigint references users,
  add column decided_by bigint references users,
  add column decided_at timestamptz,
  add column decision_reason text,
  add check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null)),
  add check ((person_id is null) = (outcome is null or outcome = 'nothing'));
update conversation_reports set last_sequence = conversations.last_sequence
from conversations where conversations.id = conversation_reports.conversation_id;
alter table conversation_reports alter column last_sequence set not null;
create index conversation_reports_waiting on conversation_reports (created_at, id) where status = 'open';
create index conversation_reports_decided on conversation_reports (decided_at desc, id desc) where status <> 'open';

-- Which part of a reported conversation somebody of the staff opened, each time with a reason; nothing else of it is
-- handed to them.
create table conversation_openings (
  id bigint generated always as identity primary key,
  report_id bigint not null references conversation_reports,
  staff_id bigint not null references users,
  from_sequence integer not null,
  to_sequence integer not null,
  opened_at timestamptz not null default clock_timestamp(),
  check (from_sequence <= to_sequence)
);
create index openings_of_report on conversation_openings (report_id, staff_id);

create index review_reports_waiting on review_reports (review_id) where status = 'open';

alter table staff_actions drop constraint staff_actions_say_why;
alter table staff_actions add constraint staff_actions_say_why check (
  target_kind not in (
    'user', 'car', 'dealer', 'application', 'review', 'payment', 'sale', 'appeal', 'conversation_report'
  ) or reason is not null
);
