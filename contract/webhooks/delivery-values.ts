export const deliveryStatuses = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why it was queued: an event, sent by hand, or a test. */
export const deliveryCauses = ['event', 'hand', 'test'] as const;
export type DeliveryCause = (typeof deliveryCauses)[number];

/** Period filters in hours. All entries if left out. */
export const logPeriods = { hour: 1, day: 24, week: 168 } as const;
export type LogPeriod = keyof typeof logPeriods;
export const logPeriodNames = Object.keys(logPeriods) as [LogPeriod, ...LogPeriod[]];

export const deliveriesPerPage = 20;
/** Paging limit. Use filters to find older entries. */
export const maxPages = 1000;
