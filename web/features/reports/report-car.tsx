import { lazy, Suspense, useState, useTransition } from 'react';
import { Flag } from 'lucide-react';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Loaded on demand, because reports are rare. */
const loadForm = async () => ({ default: (await import('./report-form.tsx')).CarReportForm });
const ReportForm = lazy(loadForm);
const preloadForm = () => void loadForm().catch(() => undefined);

interface ReportCarProps {
  carId: number;
  title: string;
  isSignedIn: boolean;
  onLogIn: () => void;
}

export function ReportCar({ carId, title, isSignedIn, onLogIn }: ReportCarProps) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const openForm = () => startOpening(() => setOpen(true));
  const rememberForLogin = useResumeAfterLogin('report', isSignedIn, openForm);
  function logIn() {
    rememberForLogin();
    onLogIn();
  }
  return (
    <>
      <Button
        kind="plain"
        size="small"
        busy={isOpening}
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={isSignedIn ? openForm : logIn}
      >
        <Flag size={15} aria-hidden="true" />
        Report this listing
      </Button>
      <Dialog isForm open={isOpen} onClose={() => setOpen(false)} title="Report this listing">
        <Suspense>
          <ReportForm carId={carId} title={title} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
