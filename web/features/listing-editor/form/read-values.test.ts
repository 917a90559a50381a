import { expect, test } from 'vitest';
import { emptyValues } from './listing-values.ts';
import { obstacles, readValues } from './read-values.ts';

const sultan = {
  ...emptyValues,
  make: 'Karin',
  model: 'Sultan',
  body_class: 'Sports',
  year: '2021',
  price: '$39,900',
  mileage: '44,200',
  description: 'Well kept.',
};

test('numbers are sent as numbers, and empty choices as null', () => {
  const { fields, errors } = readValues(sultan);
  expect(errors).toEqual({});
  expect(fields).toMatchObject({ price: 39_900, mileage: 44_200, year: 2021, colour: null, has_turbo: null });
  expect(fields.title).toBe(null);
});

test('an unreadable value is held back with its error, and the rest is still sent', () => {
  const { fields, errors } = readValues({ ...sultan, price: 'a lot', plate: 'TOO LONG A PLATE' });
  expect(errors.price).toBe('Please enter a price of at least $1, in whole dollars');
  expect(errors.plate).toBeTruthy();
  expect(fields).not.toHaveProperty('price');
  expect(fields).not.toHaveProperty('plate');
  expect(fields.make).toBe('Karin');
});

test('a missing value is asked for in the spec’s words', () => {
  expect(obstacles(emptyValues, 2026)).toMatchObject({
    make: 'Please select a Make before proceeding.',
    model: 'Please select a Model before proceeding.',
    price: 'Please enter a Price before proceeding.',
    mileage: 'Please enter Mileage before proceeding.',
    description: 'Please enter a Description before proceeding.',
  });
  expect(obstacles(sultan, 2026)).toEqual({});
});

test('a wrong value has its own error, not that of a missing one', () => {
  expect(obstacles({ ...sultan, year: '20', price: '0' }, 2026)).toEqual({
    year: 'Please enter a year such as 2021',
    price: 'Please enter a price of at least $1, in whole dollars',
  });
  expect(obstacles({ ...sultan, year: '2029' }, 2026).year).toBe('The year can’t be later than 2027');
});

test('a value that’s too large names the range, however many digits it has', () => {
  expect(obstacles({ ...sultan, year: '2999', price: '999999999999', mileage: '9'.repeat(20) }, 2026)).toEqual({
    year: 'Please enter a year from 1900 to next year',
    price: 'Please enter a price from $1 to $1,000,000,000, in whole dollars',
    mileage: 'Please enter a mileage from 0 to 9,999,999 miles',
  });
});

test('a text that’s too long is held back with its error, and never cut', () => {
  const { fields, errors } = readValues({ ...sultan, description: 'a'.repeat(5001), title: 'b'.repeat(81) });
  expect(errors).toEqual({
    description: 'Please enter at most 5,000 characters',
    title: 'Please enter at most 80 characters',
  });
  expect(fields).not.toHaveProperty('description');
});
