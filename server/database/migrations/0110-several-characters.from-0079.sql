-- People with several characters can switch between them without signing out. The game says at each login how many there
-- are. Until the next login, those that have logged in here count.
alter table game_accounts add column characters integer not null default 1 check (characters >= 1);
update game_accounts set characters = known.characters
from (select game_account_id, count(*) as characters from users group by game_account_id) as known
where known.game_account_id = game_accounts.id and known.characters > 1;
