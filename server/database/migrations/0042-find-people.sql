-- People are found by the beginnings of their names' words, and by names that are spelt nearly so. The name is kept as
-- it is compared: to make it so anew for thousands who share three letters took most of the time.
alter table users add column plain_name text generated always as (plain_text(name)) stored;
create index users_by_plain_name on users using gin (plain_name gin_trgm_ops);

-- Those whose name has a part that is most like this, the likest first: two letters swapped leave little in common.
create function people_named_like(given text) returns table (id bigint, likeness real)
  language sql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
  select users.id, word_similarity(plain_text(given), plain_name) as likeness
  from users where plain_text(given) <% plain_name
  order by likeness desc, plain_name, users.id limit 100
$$;
