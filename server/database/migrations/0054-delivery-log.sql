-- The log of deliveries and what stands at each webhook stay quick, however much was sent in thirty days.
create index dead_deliveries on webhook_deliveries (webhook_id, created_at desc) where status = 'dead';
create index delivered_deliveries on webhook_deliveries (webhook_id, done_at desc) where status = 'delivered';
