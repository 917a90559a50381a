import { z } from 'zod';
import { Id, Moment } from '../kit/shapes.ts';
import { deliveryCauses, deliveryStatuses, logPeriodNames, maxPages } from './delivery-values.ts';

const DeliveryId = z.uuid();
export const OneDelivery = z.object({ id: DeliveryId });

export const Delivery = z
  .object({
    /** Goes with it every time it is sent. */
    id: DeliveryId,
    /** Of one of the site's channels its name; null for a webhook of one's own. */
    channel: z.string().nullable(),
    event: z.string(),
    status: z.enum(deliveryStatuses),
    attempts: z.number().int(),
    /** Sent to try the webhook out. */
    is_test: z.boolean(),
    created_at: Moment,
    done_at: Moment.nullable(),
    /** Of the last time it was sent. */
    status_code: z.number().int().nullable(),
    outcome: z.string().nullable(),
    took_ms: z.number().int().nullable(),
  })
  .meta({ title: 'WebhookDelivery' });
export type Delivery = z.output<typeof Delivery>;

export const Attempt = z
  .object({
    id: Id,
    started_at: Moment,
    took_ms: z.number().int(),
    request: z.string(),
    status_code: z.number().int().nullable(),
    answer: z.string().nullable(),
    outcome: z.string(),
  })
  .meta({ title: 'WebhookAttempt' });
export type Attempt = z.output<typeof Attempt>;

export const DeliveryPage = z.object({
  success: z.literal(true),
  deliveries: z.array(Delivery),
  page: z.number().int(),
  pages: z.number().int(),
  /** Of what can be paged through. */
  total: z.number().int(),
});

export const LogFilter = z.object({
  status: z.enum(deliveryStatuses).optional(),
  cause: z.enum(deliveryCauses).optional(),
  since: z.enum(logPeriodNames).optional(),
  page: z.number().int().min(1).max(maxPages).default(1),
});

/** What really came back. */
export const TestResult = z
  .object({
    /** Whether the receiver took it. */
    success: z.boolean(),
    message: z.string(),
    status_code: z.number().int().nullable(),
    answer: z.string().nullable(),
    took_ms: z.number().int(),
  })
  .meta({ title: 'WebhookTestResult' });
export type TestResult = z.output<typeof TestResult>;
