-- Whoever decides about a person reads what was decided about them before: reports that staff agreed with are found by
-- the person, and by the listing.
create index conversation_reports_about on conversation_reports (person_id) where person_id is not null;
create index car_reports_upheld on car_reports (car_id) where status = 'upheld';
