-- What the database says about sessions (0024) has a channel of its own: a process of a version before it, which may
-- still run while the next one migrates, takes everything on `live` for an update of its own kind and fails at this.
create or replace function tell_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ends', json_build_object('sessionsOf', to_jsonb(old) -> tg_argv[0])::text);
  return null;
end $$;

create or replace function tell_all_streams() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ends', '{"sessionsOf": null}');
  return null;
end $$;
