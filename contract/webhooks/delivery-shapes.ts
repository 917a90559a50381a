import { z } from 'zod';
import { Id, Moment } from '../kit/shapes.ts';
import { deliveryCauses, deliveryStatuses, logPeriodNames, maxPages } from './delivery-values.ts';

const DeliveryId = z.uuid();
export const OneDelivery = z.object({ id: DeliveryId });

export const Delivery = z
  .object({
    /** Sent with every attempt. */
    id: DeliveryId,
    /** The site channel's name. Null for a dealer's or member's own webhook. */
    channel: z.string().nullable(),
    event: z.string(),
    status: z.enum(deliveryStatuses),
    attempts: z.number().int(),
    /** A test message. */
    is_test: z.boolean(),
    created_at: Moment,
    done_at: Moment.nullable(),
    /** Of the last attempt. */
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
  /** Number of entries that can be paged through. */
  total: z.number().int(),
});

export const LogFilter = z.object({
  status: z.enum(deliveryStatuses).optional(),
  cause: z.enum(deliveryCauses).optional(),
  since: z.enum(logPeriodNames).optional(),
  page: z.number().int().min(1).max(maxPages).default(1),
});

/** The receiver's actual response. */
export const TestResult = z
  .object({
    /** Whether the receiver accepted it. */
    success: z.boolean(),
    message: z.string(),
    status_code: z.number().int().nullable(),
    answer: z.string().nullable(),
    took_ms: z.number().int(),
  })
  .meta({ title: 'WebhookTestResult' });
export type TestResult = z.output<typeof TestResult>;
