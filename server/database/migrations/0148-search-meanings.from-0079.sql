-- What buyers mean by a fast or simple car. Price and seats are read by rule (everyday-words.rules.ts).
insert into word_meanings (word, facet, meant)
select word, 'bodyClass', meant from (values
  ('fast', array['Super', 'Sports', 'Muscle']),
  ('fast car', array['Super', 'Sports', 'Muscle']),
  ('fast cars', array['Super', 'Sports', 'Muscle']),
  ('quick', array['Super', 'Sports', 'Muscle']),
  ('fastest', array['Super'])
) as given (word, meant)
on conflict do nothing;
