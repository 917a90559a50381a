-- Whoever ends a session or changes somebody's standing, by whatever way, open live streams hear of it (events/live.ts):
-- they look whether their session still stands. The argument names the column with the person's id.
create function tell_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('sessionsOf', to_jsonb(old) -> tg_argv[0])::text);
  return null;
end $$;

create trigger streams_hear_of_ended_sessions after delete on sessions
  for each row execute function tell_streams('user_id');
create trigger streams_hear_of_changed_sessions after update on sessions
  for each row when ((new.token_hash, new.user_id) is distinct from (old.token_hash, old.user_id) or new.expires_at < old.expires_at)
  execute function tell_streams('user_id');
create trigger streams_hear_of_standing after update on users
  for each row when ((new.standing, new.suspended_until) is distinct from (old.standing, old.suspended_until))
  execute function tell_streams('id');

create function tell_all_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '{"sessionsOf": null}');
  return null;
end $$;
create trigger streams_hear_that_all_ended after truncate on sessions
  for each statement execute function tell_all_streams();
