-- What the staff decided about reports of a listing: those decided together share the moment.
alter table car_reports
  add column decision text check (decision in ('dismiss', 'flag', 'remove')),
  add column decision_reason text,
  add column decided_at timestamptz,
  add column decided_by bigint references users;
alter table car_reports add constraint decided_reports_say_how
  check ((status = 'open') = (decided_at is null) and (status = 'open') = (decision is null)
    and (decision is null or decision_reason is not null));
create index car_reports_decided on car_reports (decided_at, car_id) where status <> 'open';
create index car_reports_by_person on car_reports (reporter_id);
