-- How often the receiver refused the message itself: after five times it is given up. What else went wrong, a receiver
-- that is down or asks for a pause, says nothing about the message and is counted in attempts alone.
alter table webhook_deliveries add column refusals integer not null default 0;
