import { features } from '@forecourt/contract/cars/car-facts.ts';
import { expect, test } from 'vitest';
import { featureGroups } from './feature-groups.ts';

test('every feature of the contract stands in one group and no more', () => {
  expect(featureGroups.flatMap((group) => group.features).toSorted()).toEqual(features.toSorted());
});
