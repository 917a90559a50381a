import { lazy, Suspense, useState, useTransition } from 'react';
import { Flag } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Few report anything: the form's code comes when somebody is about to. */
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
  return (
    <>
      <Button
        kind="plain"
        size="small"
        busy={isOpening}
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={() => (isSignedIn ? startOpening(() => setOpen(true)) : onLogIn())}
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
