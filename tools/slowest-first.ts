import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes ten seconds or more. Started last, a single one kept the whole run waiting for two minutes. */
const long = [
  'tools/clean-copy',
  'testing/access/matrix',
  'database/embedded/embedded',
  'server/main',
  'payments/payments-parallel',
  'payments/payments-kill',
  'photo-maker/photo-maker',
  'http/calls/contract',
  'cars/listings',
  'console/staff',
  '-simulation',
  'notices/notices-kill',
  'flows/effects-for-members',
  'flows/effects-for-staff',
  'sales/private-facts',
  'photos/malformed-photos',
  'sales/sales-parallel',
  'http/calls/sign-in-line',
  'embedded/roles',
];

/** Runs the slow test files first, so that all workers finish at about the same time. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => place(one) - place(other));
  }
}

function place({ moduleId }: TestSpecification): number {
  const at = long.findIndex((name) => moduleId.includes(`${name}.test.`));
  return at < 0 ? long.length : at;
}
