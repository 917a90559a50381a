-- What each picture of the demo world is drawn from; the files are drawn when they are first looked at, or when
-- nobody needs the processor. Empty outside demo mode.
create table demo.pictures (
  key text primary key,
  recipe jsonb not null,
  -- Which process draws it, since when; another takes over what is not done in time.
  taken_at timestamptz,
  drawn_at timestamptz
);
create index pictures_to_draw on demo.pictures (key) where drawn_at is null;
