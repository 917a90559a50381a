-- Pictures that people gave us, re-encoded; the files are in the photo storage under their key.
create table photos (
  id bigint generated always as identity primary key,
  key text not null unique,
  owner_id bigint not null references users,
  car_id bigint references cars on delete set null,
  position smallint not null default 0,
  width integer not null,
  height integer not null,
  blur text not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index photos_of_car on photos (car_id, position);
create index photos_of_nobody on photos (created_at) where car_id is null;

-- A car's row carries its photos, so that a list reads nothing else. Called in the transaction that changes them.
create function refresh_car_images(changed_car bigint) returns void language sql as $$
  update cars set
    images = coalesce((
      select jsonb_agg(
        jsonb_build_object('id', id, 'key', key, 'width', width, 'height', height, 'blur', blur) order by position, id
      )
      from photos where car_id = changed_car
    ), '[]'),
    updated_at = now()
  where id = changed_car
$$;
