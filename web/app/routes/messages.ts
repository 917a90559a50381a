import { createRoute } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { lazyPage } from '../lazy-page.ts';
import { under } from './root.ts';

/** Layout around both, so the list stays while switching conversations. */
const messaging = createRoute({
  ...under,
  id: 'messaging',
  staticData: { page: null },
  component: lazyPage(() => import('../../pages/messages.tsx'), 'MessagesPage'),
});

const messages = createRoute({
  getParentRoute: () => messaging,
  path: pages.messages.path,
  staticData: { page: 'messages' },
});

const conversation = createRoute({
  getParentRoute: () => messaging,
  path: pages.conversation.path,
  staticData: { page: 'conversation' },
});

export const messagesRoutes = [messaging.addChildren([messages, conversation])] as const;
