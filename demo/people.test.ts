import { names, people as played } from '../testing/world.ts';
import { expect, test } from 'vitest';
import { people } from './people.ts';

test.each(Object.keys(played) as (keyof typeof played)[])(
  'the demo’s login has the server tests’ %s with the same account and character',
  (who) => {
    const { account, id } = played[who];
    const known = people.find((person) => person.id === account[0]);
    const character = known?.characters.find((one) => one.id === id);
    expect([known?.username, `${character?.firstname} ${character?.lastname}`]).toEqual([account[1], names[who]]);
  },
);
