-- More words for kinds of vehicles, such as "truck" and "station wagon". A word that already has a meaning keeps it.
insert into word_meanings (word, facet, meant)
select word, facet, meant from (values
  (array['truck', 'trucks', 'lorry', 'ute', 'pickup trucks', 'pick up truck', 'pick up trucks', 'pick ups'], 'models', array[
    'Bison', 'Bobcat XL', 'Bodhi', 'Caracara', 'Caracara 4x4', 'Contender', 'Desert Raid', 'Dubsta 6x6',
    'Duneloader', 'Everon', 'Firebolt ASP', 'Insurgent Pick-Up', 'Insurgent Pick-Up Custom', 'Kamacho',
    'Lost Slamvan', 'Picador', 'Rat-Loader', 'Rat-Truck', 'Rebel', 'Riata', 'Rusty Rebel', 'Sandking SWB',
    'Sandking XL', 'Slamvan', 'Slamvan Custom', 'Squaddie', 'Technical', 'Technical Aqua', 'Technical Custom',
    'Terminus', 'Trophy Truck', 'Walton L35', 'Walton L35 Stock', 'Yosemite', 'Yosemite 1500', 'Yosemite Rancher'
  ]),
  (array['wagon', 'wagons', 'station wagon', 'station wagons', 'estate car', 'estate cars'], 'models', array[
    'Clique Wagon', 'Fagaloa', 'Ingot', 'Regina', 'Stratum'
  ]),
  (array['limo', 'limos', 'limousine', 'limousines', 'stretch limo'], 'models', array[
    'Patriot Stretch', 'Stretch', 'Turreted Limo'
  ]),
  (array['camper', 'campers', 'camper van', 'campervan', 'motorhome', 'motorhomes', 'rv', 'rvs'], 'models', array[
    'Camper', 'Journey', 'Journey II', 'Surfer', 'Surfer Custom'
  ]),
  (array['hot rod', 'hot rods', 'hotrod', 'hotrods'], 'models', array[
    'Fränken Stange', 'Hotknife', 'Hustler', 'Peyote Gasser', 'Rat-Loader', 'Rat-Truck', 'Tornado Rat Rod'
  ]),
  (array['buggy', 'buggies'], 'models', array[
    'Bifta', 'Dune Buggy', 'Dune FAV', 'Injection', 'Outlaw', 'Ramp Buggy', 'Space Docker', 'Vagrant'
  ]),
  (array['quad', 'quads', 'quad bike', 'quad bikes', 'atv', 'atvs'], 'models', array[
    'Blazer', 'Blazer Aqua', 'Blazer Lifeguard', 'Hot Rod Blazer', 'Street Blazer', 'Verus'
  ]),
  (array['scooter', 'scooters', 'moped', 'mopeds', 'vespa'], 'models', array[
    'Faggio', 'Faggio Mod', 'Faggio Sport', 'Pizza Boy'
  ]),
  (array['dirt bike', 'dirt bikes', 'dirtbike', 'dirtbikes', 'motocross'], 'models', array[
    'BF400', 'Enduro', 'Manchez', 'Manchez Scout', 'Manchez Scout C', 'Sanchez', 'Sanchez (livery)'
  ]),
  (array[
    'superbike', 'superbikes', 'sport bike', 'sport bikes', 'sports bike', 'sports bikes', 'sportbike',
    'sportbikes'
  ], 'models', array[
    'Akuma', 'Bati 801', 'Bati 801RR', 'Carbon RS', 'Defiler', 'Double-T', 'FCR 1000', 'Hakuchou',
    'Hakuchou Drag', 'Lectro', 'Nemesis', 'PCJ 600', 'Reever', 'Ruffian', 'Shinobi', 'Thrust', 'Vader',
    'Vindicator', 'Vortex'
  ]),
  (array['chopper', 'choppers'], 'models', array[
    'Avarus', 'Chimera', 'Daemon', 'Hexer', 'Innovation', 'Nightblade', 'Sanctus', 'Wolfsbane', 'Zombie Bobber',
    'Zombie Chopper'
  ]),
  (array['low rider', 'low riders', 'lowriders'], 'models', array[
    'Voodoo Custom', 'Buccaneer Custom', 'Chino Custom', 'Primo Custom', 'Moonbeam Custom', 'Tornado Custom',
    'Faction Custom', 'Faction Custom Donk'
  ]),
  (array['jdm', 'japanese'], 'make', array[
    'Annis', 'Dinka', 'Emperor', 'Fathom', 'Karin', 'Maibatsu', 'Zirconium'
  ]),
  (array['german'], 'make', array['Benefactor', 'BF', 'Obey', 'Pfister', 'Übermacht']),
  (array['italian'], 'make', array['Grotti', 'Lampadati', 'Pegassi', 'Principe']),
  (array['british'], 'make', array['Dewbauchee', 'Enus', 'Gallivanter', 'Ocelot', 'Weeny']),
  (array['american'], 'make', array[
    'Albany', 'Bravado', 'Brute', 'Canis', 'Cheval', 'Declasse', 'Dundreary', 'Imponte', 'Invetero', 'Mammoth',
    'Schyster', 'Vapid', 'Western', 'Willard'
  ]),
  (array['bulletproof', 'bullet proof'], 'minArmour', array['1']),
  (array['4 wheel drive'], 'drive', array['all']),
  (array['motor bike', 'motor bikes'], 'bodyClass', array['Motorcycles']),
  (array['people carrier', 'people carriers', 'mpv'], 'bodyClass', array['Vans']),
  (array['super cars'], 'bodyClass', array['Super'])
) as given (words, facet, meant), unnest(words) as typed (word)
where not exists (select from word_meanings as known where known.word = typed.word)
on conflict do nothing;
