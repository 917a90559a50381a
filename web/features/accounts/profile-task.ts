import { pages } from '@forecourt/contract/pages.ts';
import { paths } from '../../lib/paths.ts';
import { isAt, pageAt } from './page-at.ts';

/** What the user was about to do when they were asked for their numbers. */
export type ProfileTask = 'sell' | 'pay' | 'apply' | 'browse';

export function taskAt(address: string): ProfileTask {
  const { pathname, searchParams } = new URL(address, 'http://x');
  if (isAt(pages.becomeDealer, pathname)) return 'apply';
  if (isAt(pages.sell, pathname)) return 'sell';
  if (isAt(pages.editListing, pathname)) return searchParams.get('step') === 'review' ? 'pay' : 'sell';
  return pathname === paths.paymentHistory || pathname === paths.myListings ? 'pay' : 'browse';
}

/** Where someone goes who doesn't want to give the numbers now: back, unless that page would ask for them again. */
export function addressWithoutNumbers(address: string): string {
  const { pathname } = new URL(address, 'http://x');
  return pageAt(pathname)?.needs === 'complete' ? paths.home : address;
}
