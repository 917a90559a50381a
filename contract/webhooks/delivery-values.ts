export const deliveryStatuses = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why it was written: something happened, somebody sent it by hand, or the webhook was tried out. */
export const deliveryCauses = ['event', 'hand', 'test'] as const;
export type DeliveryCause = (typeof deliveryCauses)[number];

/** How far back one looks, in hours; left out, as far as there is anything. */
export const logPeriods = { hour: 1, day: 24, week: 168 } as const;
export type LogPeriod = keyof typeof logPeriods;
export const logPeriodNames = Object.keys(logPeriods) as [LogPeriod, ...LogPeriod[]];

export const deliveriesAtOnce = 20;
/** What lies further back is found by the filters. */
export const maxPages = 1000;
