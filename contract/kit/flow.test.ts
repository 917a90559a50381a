import { expect, expectTypeOf, test } from 'vitest';
import { carFlow } from '../cars/cars.flow.ts';
import { invitationFlow } from '../dealers/invitations.flow.ts';
import { paymentFlow } from '../payments/payments.flow.ts';
import { ticketFlow } from '../tickets/tickets.flow.ts';
import { flow, fromEach, staying, type AnyFlow, type TransitionBy } from './flow.ts';

const light = flow(['red', 'green', 'dark'], {
  go: { by: 'clock', leads: { red: 'green' } },
  stop: { by: 'clock', leads: { green: 'red' } },
  look: { by: 'driver', leads: staying('red', 'green') },
  switch_off: { by: 'keeper', leads: fromEach(['red', 'green'], 'dark') },
  switch_on: { by: 'keeper', leads: { dark: ['red', 'green'] } },
});

test('a transition is allowed from the statuses in the table and leads where the table says', () => {
  expect(light.from('switch_off')).toEqual(['red', 'green']);
  expect(light.may('go', 'green')).toBe(false);
  expect(light.after('go', 'red')).toBe('green');
  expect(light.after('go', 'dark')).toBeNull();
  expect(light.after('look', 'green')).toBe('green');
});

test('a transition with several possible ends has no single one', () => {
  expect(light.ends('switch_on', 'dark')).toEqual(['red', 'green']);
  expect(light.after('switch_on', 'dark')).toBeNull();
});

test('the types know who makes which transition', () => {
  expect(light.by('clock')).toEqual(['go', 'stop']);
  expectTypeOf<TransitionBy<typeof light, 'keeper'>>().toEqualTypeOf<'switch_off' | 'switch_on'>();
});

test.each<[string, AnyFlow]>(Object.entries({ carFlow, ticketFlow, paymentFlow, invitationFlow }))(
  '%s names only its own statuses',
  (_, { statuses, table }) => {
    const named = Object.values(table as Record<string, { leads: Record<string, string | string[]> }>).flatMap(
      ({ leads }) => [...Object.keys(leads), ...Object.values(leads).flat()],
    );
    expect(new Set(named).difference(new Set(statuses as string[]))).toEqual(new Set());
  },
);
