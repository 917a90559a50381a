-- The staff's log is read newest first by the moment of the deed: all of it, one person's, one kind of action or of
-- target, or what was done in some days; each goes straight to its place, however long the log is.
create index staff_actions_by_time on staff_actions (created_at, id);
create index staff_actions_of_actor_by_time on staff_actions (actor_id, created_at, id);
create index staff_actions_of_action on staff_actions (action, created_at, id);
create index staff_actions_of_kind on staff_actions (target_kind, created_at, id);
-- It served the log alone, which was read by the number before.
drop index staff_actions_of_actor;
