import { warnDaysBeforeExpiry, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { daysLeft } from '../../lib/days-left.ts';

interface Expiring {
  status: CarStatus;
  expires_at: string | null;
}

/** When a listing expires or expired, in words. `isNear` if it needs the owner's attention. */
export function expiryOf({ status, expires_at }: Expiring, nowMs: number): { text: string; isNear: boolean } | null {
  if (expires_at === null || !expiring.has(status)) return null;
  const left = Date.parse(expires_at) - nowMs;
  if (status === 'expired' || left <= 0) return { text: ended(-left), isNear: true };
  const isNear = left < warnDaysBeforeExpiry * dayMs;
  if (left < hourMs) return { text: 'Expires within the hour', isNear };
  if (left < dayMs) return { text: `Expires in ${some(Math.round(left / hourMs), 'hour')}`, isNear };
  return { text: `Expires in ${some(daysLeft(expires_at, nowMs), 'day')}`, isNear };
}

function ended(agoMs: number): string {
  const days = Math.floor(agoMs / dayMs);
  return days < 1 ? 'Expired today' : `Expired ${some(days, 'day')} ago`;
}

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const expiring = new Set<CarStatus>(['active', 'reserved', 'expired']);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
