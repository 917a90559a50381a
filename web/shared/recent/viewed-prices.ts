import { device } from '../../lib/storage.ts';

/** The price of a car when this browser viewed it, for the page shown without a connection (public/offline.js). */
interface ViewedPrice {
  id: number;
  title: string;
  price: number;
  /** In milliseconds since 1970. */
  at: number;
}

const key = 'forecourt.recent.prices';

export function rememberPrice(viewed: ViewedPrice, max: number): void {
  const others = read().filter(({ id }) => id !== viewed.id);
  device.write(key, JSON.stringify([viewed, ...others].slice(0, max)));
}

export const forgetPrices = () => device.remove(key);

function read(): ViewedPrice[] {
  try {
    const stored: unknown = JSON.parse(device.read(key) ?? '[]');
    return Array.isArray(stored) ? (stored as ViewedPrice[]) : [];
  } catch {
    return [];
  }
}
