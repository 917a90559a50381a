-- Whether everybody may see a photo, because everybody may see its car; kept by the triggers below.
alter table photos add column is_shown boolean not null default false;
-- Whether its files also lie where the storage hands them out itself; brought in line by the job place_photos.
alter table photos add column is_open boolean not null default false;

-- A removed car still has a page that says so, but none of its pictures.
create function shows_photos(car cars) returns boolean language sql immutable parallel safe
  return car.status in ('active', 'reserved', 'sold', 'expired') and car.published_at is not null and not car.is_hidden;

create function show_photos_of_car() returns trigger language plpgsql as $$
begin
  if shows_photos(old) <> shows_photos(new) then
    update photos set is_shown = shows_photos(new) where car_id = new.id;
  end if;
  return null;
end $$;
create trigger cars_show_photos after update of status, published_at, is_hidden on cars
  for each row execute function show_photos_of_car();

-- Also when its car is deleted for good, and the photo belongs to nothing any more.
create function show_photo() returns trigger language plpgsql as $$
begin
  new.is_shown := coalesce((select shows_photos(cars) from cars where cars.id = new.car_id), false);
  return new;
end $$;
create trigger photos_are_shown before insert or update of car_id on photos
  for each row execute function show_photo();

update photos set is_shown = true from cars where cars.id = photos.car_id and shows_photos(cars);
create index photos_misplaced on photos (id) where is_shown <> is_open;

-- What a car's row carries of its photos, and which of them lie open: lists read nothing else.
create function images_of_car(of_car bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', id, 'key', key, 'width', width, 'height', height, 'blur', blur)
      || case when is_open then '{"open": true}'::jsonb else '{}' end
    order by position, id
  ), '[]')
  from photos where car_id = of_car
$$;
-- Where one of them is fetched: from the open place if it lies there, else through this server.
create function photo_src(image jsonb, open_base text) returns text language sql immutable parallel safe
  return case when image->'open' = 'true' then open_base else '/photos/' end || (image->>'key');

create or replace function refresh_car_images(changed_car bigint) returns void language sql as $$
  update cars set images = images_of_car(changed_car), updated_at = now() where id = changed_car
$$;
