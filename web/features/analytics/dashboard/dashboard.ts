import type { figures } from '@forecourt/contract/analytics/figures.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';

export type Dashboard = Result<typeof figures.dashboard>;
