-- The desk lists the appeals that wait for their outcome, and the dashboard counts them.
create index appeals_waiting on appeals (ticket_id) where status = 'open';
