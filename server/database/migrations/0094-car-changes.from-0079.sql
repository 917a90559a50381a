-- An open car page shows a new price without being reloaded. Processes are told which car changed on a channel of its own,
-- because 1.0.0 listens to the market's channel and doesn't know about cars there. Counted views and drafts are no change.
create or replace function tell_of_cars() returns trigger language plpgsql as $$
begin
  new.views := old.views;
  new.inquiries := old.inquiries;
  new.updated_at := old.updated_at;
  if new *<> old then
    perform pg_notify('market', '{"topic":"market"}');
    perform pg_notify('car_changes', json_build_object('car', new.id)::text);
  end if;
  return null;
end $$;
