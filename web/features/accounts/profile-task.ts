import { pages, type PageRule } from '@forecourt/contract/pages.ts';
import { paths } from '../../lib/paths.ts';

/** What the user was about to do when they were asked for their numbers. */
export type ProfileTask = 'sell' | 'pay' | 'apply' | 'browse';

export function taskAt(address: string): ProfileTask {
  const { pathname, searchParams } = new URL(address, 'http://x');
  if (matches(pages.becomeDealer, pathname)) return 'apply';
  if (matches(pages.sell, pathname)) return 'sell';
  if (matches(pages.editListing, pathname)) return searchParams.get('step') === 'review' ? 'pay' : 'sell';
  return pathname === paths.paymentHistory || pathname === paths.myListings ? 'pay' : 'browse';
}

/** Where someone goes who doesn't want to give the numbers now: back, unless that page would ask for them again. */
export function addressWithoutNumbers(address: string): string {
  const { pathname } = new URL(address, 'http://x');
  const asks = Object.values<PageRule>(pages).some((page) => page.needs === 'complete' && matches(page, pathname));
  return asks ? paths.home : address;
}

const matches = ({ path }: Pick<PageRule, 'path'>, pathname: string): boolean =>
  new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}/?$`).test(pathname);
