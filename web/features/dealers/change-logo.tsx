import { useState, type ReactNode } from 'react';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { ChangePictureButton } from '../../ui/change-picture-button.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface ChangeLogoProps {
  dealerId: number;
  companyName: string;
  logo: string | null;
  /** The login prompt, shown once the session has ended. */
  sessionEnded: ReactNode;
}

/** Lets the people who run a dealership change or remove its logo. */
export function ChangeLogo({ dealerId: dealer_account_id, companyName, logo, sessionEnded }: ChangeLogoProps) {
  const [hasEnded, setEnded] = useState(false);

  async function changed(title: string) {
    setEnded(false);
    await refetched();
    showToast({ title, tone: 'good' });
  }

  return (
    <ChangePictureButton
      title="Change logo"
      name={companyName}
      current={logo}
      shape="dealer"
      save={async (file, onProgress, signal) => {
        await api.dealers.setLogo({ dealer_account_id, files: { logo: [file] } }, { onProgress, signal });
        await changed('Logo saved');
      }}
      remove={async () => {
        await api.dealers.removeLogo({ dealer_account_id });
        await changed('Logo removed');
      }}
      onSessionEnd={() => setEnded(true)}
      notice={hasEnded && sessionEnded}
    />
  );
}
