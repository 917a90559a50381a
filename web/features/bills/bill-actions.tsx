import { useState } from 'react';
import { Brackets, Download, ImageDown, Link2, MessageCircle, Printer, RefreshCw } from 'lucide-react';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import * as api from '../../lib/api.ts';
import { downloadFile } from '../../lib/download.ts';
import { ownOrigin } from '../../lib/own-origin.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { bbCode, billAddress, chatText } from './share-texts.ts';

interface BillActionsProps {
  bill: Bill;
  /** The key in the page's address. */
  linkKey: string | null;
}

export function BillActions({ bill, linkKey }: BillActionsProps) {
  const [isReplacing, setReplacing] = useState(false);
  const key = bill.link_key ?? linkKey;
  const download = useBusy('We couldn’t download the file. Please try again.', async () => {
    const { filename, text } = await api.bills.file({ number: bill.number, ...(linkKey !== null && { key: linkKey }) });
    downloadFile(filename, text, 'text/plain');
  });
  const picture = useBusy('We couldn’t make the picture. Please try again.', async () => {
    const { saveBillPicture } = await import('./bill-picture.ts');
    await saveBillPicture(bill, billAddress(ownOrigin(), bill.number, key));
  });
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button kind="plain" onClick={() => window.print()}>
        <Printer size={17} aria-hidden="true" />
        Print
      </Button>
      {bill.has_file && (
        <Button kind="plain" busy={download.isBusy} onClick={() => void download.run()}>
          <Download size={17} aria-hidden="true" />
          Download file
        </Button>
      )}
      {bill.has_file && (
        <Button kind="plain" busy={picture.isBusy} onClick={() => void picture.run()}>
          <ImageDown size={17} aria-hidden="true" />
          Save picture
        </Button>
      )}
      {bill.may_replace_link && (
        <Button kind="quiet" onClick={() => setReplacing(true)}>
          <RefreshCw size={17} aria-hidden="true" />
          Replace link
        </Button>
      )}
      <span className="ml-auto">
        <ShareButton title={`Bill of sale ${bill.number}`} path={`/bill/${bill.number}`} ways={waysOf(bill, key)} />
      </span>
      <ConfirmDialog
        open={isReplacing}
        title="Replace the secret link?"
        confirm="Replace link"
        isDanger={false}
        failed="We couldn’t replace the link. Please try again."
        onConfirm={() => api.bills.replaceLink({ number: bill.number })}
        onDone={() => {
          setReplacing(false);
          showToast({ title: 'Link replaced', tone: 'good' });
        }}
        onClose={() => setReplacing(false)}
      >
        <p>
          The link and the QR code you and the other side have shared so far will no longer show names and amount. Files
          that were downloaded stay genuine.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** The address with the key is a way of its own, so that no one shares names and amount by accident. */
function waysOf(bill: Bill, key: string | null) {
  const address = billAddress(ownOrigin(), bill.number, null);
  const secret = bill.details !== null && key !== null ? billAddress(ownOrigin(), bill.number, key) : null;
  return [
    ...(secret === null
      ? []
      : [
          {
            label: 'Copy link with names and amount',
            Icon: Link2,
            text: secret,
            done: 'Link with names and amount copied',
          },
        ]),
    { label: 'Discord text', Icon: MessageCircle, text: chatText(bill, address), done: 'Discord text copied' },
    { label: 'BBCode', Icon: Brackets, text: bbCode(bill, address), done: 'BBCode copied' },
  ];
}

/** Runs it once at a time and says so if it fails. */
function useBusy(failed: string, act: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run() {
      setBusy(true);
      try {
        await act();
      } catch (error) {
        showToast({ title: sentenceOf(error, failed), tone: 'danger' });
      } finally {
        setBusy(false);
      }
    },
  };
}
