-- What stands before the key of a photo that lies open: the address of the storage, if it hands out photos itself.
-- One row, written by every process when it starts; whoever writes a photo's address reads it.
create table open_photos (
  only_row boolean primary key default true check (only_row),
  base text not null
);
insert into open_photos (base) values ('/photos/');
