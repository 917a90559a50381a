import { Spinner } from '../../ui/spinner.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';

interface WaitingScreenProps {
  title: string;
  text?: string;
}

/** While the provider or the server works on a sign-in; the text is announced as it changes. */
export const WaitingScreen = ({ title, text }: WaitingScreenProps) => (
  <StateScreen icon={<Spinner size={26} />} title={title} text={<output>{text}</output>} />
);
