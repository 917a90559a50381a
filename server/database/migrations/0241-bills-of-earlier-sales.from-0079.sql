-- Sales that were verified before there were bills. A job issues them in the background.
insert into bills_due (sale_id) select id from sales where status = 'confirmed' on conflict do nothing;
