-- The number of a message in its conversation is called its sequence, as the trade does; "place" meant three things.
alter table conversations rename column last_place to last_sequence;
alter table conversation_reads rename column read_place to read_sequence;
alter table messages rename column place to sequence;
alter table conversation_participants rename column from_place to from_sequence;
