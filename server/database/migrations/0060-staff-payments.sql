-- The staff look through all payments there are: by time and by amount, of a status or a kind, each from an index. What
-- they come to is summed from the first, without the rows themselves.
create index payments_by_time on payments (created_at desc, id desc) include (status, kind, amount, delivered_at);
create index payments_by_amount on payments (amount desc, id desc);
create index payments_by_status on payments (status, created_at desc, id desc);
create index payments_by_kind on payments (kind, created_at desc, id desc);
