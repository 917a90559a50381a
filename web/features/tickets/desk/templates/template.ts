import type { z } from 'zod';
import type { ResponseTemplate } from '@forecourt/contract/tickets/ticket-shapes.ts';

export type Template = z.output<typeof ResponseTemplate>;
