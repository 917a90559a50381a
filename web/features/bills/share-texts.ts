import type { Bill } from '@forecourt/contract/bills/bills.ts';
import { carName } from '../../lib/car-words.ts';
import { dayText, money } from '../../lib/format.ts';
import { forBbCode, forMarkdown } from '../../lib/markup.ts';

/** The public address shows the car and the date. With the key it shows names and amount too. */
export const billAddress = (origin: string, number: string, key: string | null): string =>
  `${origin}/bill/${number}${key === null ? '' : `?key=${key}`}`;

/** For chats. Leaves out names and amount, because a chat has readers that the parties don't know. */
export const chatText = (bill: Bill, address: string): string =>
  [
    `**Bill of sale ${bill.number}**`,
    forMarkdown(carLine(bill)),
    `Sale verified on ${dayText(bill.verified_at)}`,
    address,
  ].join('\n');

export const bbCode = (bill: Bill, address: string): string =>
  [
    `[b][url=${address}]Bill of sale ${bill.number}[/url][/b]`,
    forBbCode(carLine(bill)),
    `Sale verified on ${dayText(bill.verified_at)}`,
  ].join('\n');

export const carLine = (bill: Bill): string => `${carName(bill)}${bill.plate ? `, plate ${bill.plate}` : ''}`;

export const amountText = (amount: number | null): string => (amount === null ? 'Not stated' : money(amount));
