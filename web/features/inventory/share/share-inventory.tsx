import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Copy, Share2 } from 'lucide-react';
import * as api from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { count } from '../../../lib/format.ts';
import { ownOrigin } from '../../../lib/own-origin.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { inventoryBbCode, inventoryDiscordText } from './inventory-texts.ts';

interface ShareInventoryProps {
  dealerId: number;
  companyName: string;
}

/** As text for forums and chats, of the cars that visitors see. */
export function ShareInventory({ dealerId, companyName }: ShareInventoryProps) {
  const [isOpen, setOpen] = useState(false);
  const [format, setFormat] = useState<Format>('discord');
  const { data, error, refetch } = useQuery({
    ...api.cars.list.query({ dealerId, status: 'active', sort: 'newest', limit: maxListed }),
    enabled: isOpen,
  });
  const texts = data && data.total > 0 ? textsOf(dealerId, companyName, data) : null;
  return (
    <>
      <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => setOpen(true)}>
        <Share2 size={16} aria-hidden="true" />
        Share
      </Button>
      <Dialog
        open={isOpen}
        shape="wide"
        title="Share your cars"
        onClose={() => setOpen(false)}
        actions={
          texts && (
            <Button onClick={() => void copy(texts[format].text, texts[format].done)}>
              <Copy size={17} aria-hidden="true" />
              Copy text
            </Button>
          )
        }
      >
        {!data && error && (
          <ErrorState
            level={2}
            title="We couldn’t load your cars"
            text={sentenceOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-80 rounded-m" />}
        {data?.total === 0 && (
          <p className="text-ink-2">You have no cars for sale right now. Once one is live, you can share it here.</p>
        )}
        {texts && (
          <div className="grid gap-3">
            <Segments
              name="format"
              label="Format"
              value={format}
              choices={formats}
              onChoose={(chosen) => setFormat(chosen === 'bbcode' ? 'bbcode' : 'discord')}
            />
            <Textarea
              readOnly
              rows={12}
              aria-label="Text to copy"
              value={texts[format].text}
              className="font-mono text-sm"
              onFocus={({ target }) => target.select()}
            />
            <p className="text-sm text-ink-3">{texts[format].hint}</p>
          </div>
        )}
      </Dialog>
    </>
  );
}

type Format = 'discord' | 'bbcode';
const formats = [
  { value: 'discord', text: 'Discord' },
  { value: 'bbcode', text: 'BBCode' },
] satisfies { value: Format; text: string }[];

/** More than most dealers have. Further ones are counted with a link to the dealer's page. */
const maxListed = 100;

function textsOf(dealerId: number, companyName: string, { cars, total }: ListedCars) {
  const shared = {
    companyName,
    cars,
    total,
    address: `${ownOrigin()}/dealer/${dealerId}`,
    carAddress: (id: number) => `${ownOrigin()}/car/${id}`,
  };
  const discord = inventoryDiscordText(shared);
  return {
    discord: { text: discord.text, done: 'Discord text copied', hint: hintOf(discord.listed, total) },
    bbcode: { text: inventoryBbCode(shared), done: 'BBCode copied', hint: hintOf(cars.length, total) },
  };
}

type ListedCars = Pick<Awaited<ReturnType<typeof api.cars.list>>, 'cars' | 'total'>;

const hintOf = (listed: number, total: number) =>
  listed === total
    ? 'All your cars for sale, newest first.'
    : `It has room for your ${count(listed)} newest cars. The last line links to all ${count(total)}.`;

async function copy(text: string, done: string) {
  if (await copyText(text)) showToast({ title: done, tone: 'good' });
  else showToast({ title: 'Your browser blocked copying. Please select the text and copy it.', tone: 'danger' });
}
