import { useState } from 'react';
import { Flag } from 'lucide-react';
import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { wanted } from '@forecourt/contract/wanted/wanted.ts';
import { maxWantedReport } from '@forecourt/contract/wanted/wanted-values.ts';
import * as api from '../../lib/api.ts';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { ReportForm } from '../../shared/reports/report-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { reasonNames } from './words.ts';

const shape = wanted.report.input.pick({ reason: true, details: true });

interface ReportAdProps {
  ad: WantedAd;
  isSignedIn: boolean;
  onLogIn: () => void;
}

export function ReportAd({ ad, isSignedIn, onLogIn }: ReportAdProps) {
  const [isOpen, setOpen] = useState(false);
  const rememberForLogin = useResumeAfterLogin('report', isSignedIn, () => setOpen(true));
  function press() {
    if (isSignedIn) return setOpen(true);
    rememberForLogin();
    onLogIn();
  }
  return (
    <>
      <Button kind="plain" size="small" onClick={press}>
        <Flag size={15} aria-hidden="true" />
        Report this wanted ad
      </Button>
      <Dialog isForm open={isOpen} onClose={() => setOpen(false)} title="Report this wanted ad">
        <ReportForm
          shape={shape}
          question={
            <>
              What’s wrong with <b className="font-semibold text-ink">{ad.title}</b>? Only our staff can see this.
            </>
          }
          reasons={reasonNames}
          mostDetails={maxWantedReport}
          send={({ reason, details }) => api.wanted.report({ id: ad.id, reason, ...(details && { details }) })}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
