import { BellPlus, BellRing } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  dealerId: number;
  name: string;
  isSignedIn: boolean;
  onLogIn: () => void;
  size?: 'small';
}

/** Follows a dealer or stops following it. */
export function FollowButton({ dealerId, name, isSignedIn, onLogIn, size }: FollowButtonProps) {
  const { isFollowing, isBusy, press } = useFollow({ dealerId, name }, { isSignedIn, onLogIn });
  const Icon = isFollowing ? BellRing : BellPlus;
  return (
    <Button kind="plain" {...(size && { size })} aria-pressed={isFollowing} aria-busy={isBusy} onClick={press}>
      <Icon size={size ? 15 : 18} aria-hidden="true" className={isFollowing ? 'text-accent' : undefined} />
      <span>
        {isFollowing ? 'Following' : 'Follow'}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}
