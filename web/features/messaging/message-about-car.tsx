import { Button } from '../../ui/button.tsx';
import { useSendMessage } from './use-send-message.ts';

interface MessageAboutCarProps {
  carId: number;
  name: string;
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** A small button for each of several cars. */
export function MessageAboutCar({ carId, name, isSignedIn, onLogIn }: MessageAboutCarProps) {
  const messaging = useSendMessage({ car_id: carId }, { isSignedIn, onLogIn });
  return (
    <>
      <Button size="small" busy={messaging.isOpening} onClick={() => messaging.open()}>
        Message
        <span className="sr-only"> the seller of {name}</span>
      </Button>
      {messaging.problem && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {messaging.problem}
        </p>
      )}
    </>
  );
}
