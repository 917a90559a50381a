-- Whoever closed their account has closed it until they sign in again, whatever the staff decide about them meanwhile: a
-- suspension or a ban of theirs that ends leads back to closed, by whichever way and server it is ended (decision 021).
-- The column's name is no other table's: older servers join users with tickets and say only closed_at.
alter table users add column account_closed_at timestamptz;
update users set account_closed_at = updated_at where standing = 'closed';

-- Those whom a suspension or its end had opened: the log knows them as closed, and nobody has signed in since.
update users set account_closed_at = known.at, standing = case when standing = 'active' then 'closed' else standing end
from (
  select target_id, min(staff_actions.created_at) as at from staff_actions join users as person on person.id = target_id
  where target_kind = 'user' and before ->> 'standing' = 'closed'
    and staff_actions.created_at > coalesce(person.last_login, '-infinity')
  group by target_id
) as known
where users.id = known.target_id and users.standing <> 'closed';

-- What closing takes back and erases by now, also of those who closed before.
update dealer_applications set phone = '', website = null,
  status = case when dealer_applications.status = 'pending' then 'withdrawn' else dealer_applications.status end
from users where users.id = user_id and account_closed_at is not null and dealer_account_id is null;

create function closed_stays_closed() returns trigger language plpgsql as $$
begin
  if new.standing = 'closed' then
    new.account_closed_at := coalesce(new.account_closed_at, now());
  elsif tg_op = 'UPDATE' and old.standing = 'closed' and new.standing = 'active' then
    new.account_closed_at := null;
  elsif new.standing = 'active' and new.account_closed_at is not null then
    new.standing := 'closed';
  end if;
  return new;
end $$;
create trigger closed_stays_closed before insert or update of standing on users
  for each row execute function closed_stays_closed();
