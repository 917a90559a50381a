-- Finds words and parts of words in messages. Cards and events aren't searched.
create index messages_searched on messages using gin (content gin_trgm_ops) where message_type = 'text';
