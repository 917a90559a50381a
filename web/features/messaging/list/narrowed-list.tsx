import { SearchX } from 'lucide-react';
import { StateScreen } from '../../../ui/state-screen.tsx';
import { useConversations, type WantedConversations } from '../queries.ts';
import { ConversationList, type ConversationListProps } from './conversation-list.tsx';

interface NarrowedListProps extends Omit<ConversationListProps, 'list'> {
  wanted: WantedConversations;
}

/** The conversations that match a search or a filter. Use both as its key. */
export function NarrowedList({ wanted, ...rest }: NarrowedListProps) {
  const list = useConversations(rest.userId, wanted);
  if (list.entries?.length === 0)
    return (
      <StateScreen
        level={2}
        icon={<SearchX size={26} aria-hidden="true" />}
        title="No conversations found"
        text={
          wanted.query ? 'Try another name, car or word.' : 'Conversations that match this filter will appear here.'
        }
      />
    );
  return <ConversationList list={list} {...rest} />;
}
