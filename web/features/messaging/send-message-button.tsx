import { MessageCircle } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useSendMessage, type Subject } from './use-send-message.ts';

interface SendMessageButtonProps {
  to: Subject;
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** Opens a conversation. If that isn't possible, the reason is shown below. */
export function SendMessageButton({ to, isSignedIn, onLogIn }: SendMessageButtonProps) {
  const messaging = useSendMessage(to, { isSignedIn, onLogIn });
  return (
    <div data-main-action="" className="grid gap-1.5">
      <Button busy={messaging.isOpening} onClick={() => messaging.open()}>
        <MessageCircle size={18} aria-hidden="true" />
        Send Message
      </Button>
      {messaging.problem && (
        <p role="alert" className="max-w-[32ch] text-sm font-medium text-danger">
          {messaging.problem}
        </p>
      )}
    </div>
  );
}
