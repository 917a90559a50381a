import { lazy, Suspense, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { defaultConfigs } from './example.ts';
import { DeliveryLog } from './log/delivery-log.tsx';
import { siteLog } from './log/log-side.ts';
import { TestAllDialog } from './test-all-dialog.tsx';
import { TestResults } from './test-results.tsx';
import { useTests, type Tested } from './use-tests.ts';
import { WebhookCard } from './webhook-card.tsx';
import { groups, words } from './words.ts';

const WebhookForm = lazy(async () => ({ default: (await import('./webhook-form.tsx')).WebhookForm }));

/** The site's channels with their addresses, messages and deliveries. */
export function WebhookDesk() {
  const { data, error, refetch, isFetching } = useQuery(api.webhooks.configs.query({}));
  const client = useQueryClient();
  const [edited, setEdited] = useState<WebhookConfig | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { tests, run, close } = useTests();
  const enable = useEnable();
  const renew = useNewSecret();
  const configs = data?.configs ?? (error ? defaultConfigs : null);
  const isRunning = tests?.isRunning ?? false;
  const testable = (data?.configs ?? []).filter(isTestable);
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 className="text-xl">Webhook Management</h2>
          <span className="flex flex-wrap gap-2.5">
            <Button
              kind="plain"
              busy={isFetching}
              onClick={() => void client.invalidateQueries({ queryKey: ['webhooks'] })}
            >
              <RefreshCw size={18} aria-hidden="true" />
              Refresh
            </Button>
            <Button
              busy={isRunning}
              disabled={!data}
              onClick={() => (testable.length > 0 ? setConfirming(true) : void run([]))}
            >
              Test All Webhooks
            </Button>
          </span>
        </div>
        {error && !data && (
          <Notice tone="danger">
            <p className="font-semibold">{words.loadFailed}</p>
            <p>{words.loadProblem(sentenceOf(error), isAnswered(error))} The default webhooks are shown below.</p>
            <Button kind="quiet" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </Notice>
        )}
      </div>
      {!configs && <Skeleton className="h-96 rounded-xl" />}
      {configs &&
        groups.map(({ type, title, text }) => (
          <section key={type} aria-labelledby={`webhooks-${type}`} className="grid grid-cols-1 gap-4">
            <div>
              <h2 id={`webhooks-${type}`} className="text-lg">
                {title}
              </h2>
              <p className="text-sm text-ink-3">{text}</p>
            </div>
            <ul aria-label={`${title} webhooks`} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
              {configs
                .filter((config) => config.type === type)
                .map((config) => (
                  <WebhookCard
                    key={config.webhook_id}
                    config={config}
                    isDefault={!data}
                    isBusy={isRunning || enable.isPending}
                    onEdit={() => setEdited(config)}
                    onTest={() => void run([testOf(config)])}
                    onEnable={(enabled) => enable.mutate({ config, enabled })}
                    onNewSecret={() => renew(config)}
                  />
                ))}
            </ul>
          </section>
        ))}
      {data && <DeliveryLog side={siteLog} level={2} />}
      {isConfirming && (
        <TestAllDialog
          channels={testable}
          onConfirm={() => {
            setConfirming(false);
            void run(testable.map(testOf));
          }}
          onClose={() => setConfirming(false)}
        />
      )}
      <TestResults tests={tests} onClose={close} />
      <Dialog isForm open={edited !== null} onClose={() => setEdited(null)} title={edited?.name ?? ''}>
        <Suspense>{edited && <WebhookForm config={edited} onDone={() => setEdited(null)} />}</Suspense>
      </Dialog>
    </div>
  );
}

const testOf = ({ webhook_id, name }: WebhookConfig): Tested => ({
  name,
  test: () => api.webhooks.test({ webhookId: webhook_id }),
});

const isAnswered = (error: unknown) => !(error instanceof ApiError && error.code === 'offline');

const isTestable = ({ enabled, url }: WebhookConfig) => enabled && url !== null;

function useEnable() {
  return useMutation({
    mutationFn: ({ config, enabled }: { config: WebhookConfig; enabled: boolean }) =>
      api.webhooks.save({ webhook_id: config.webhook_id, enabled }),
    onSuccess: (_answer, { config, enabled }) =>
      showToast({ title: `“${config.name}” ${enabled ? 'enabled' : 'disabled'}`, tone: 'good' }),
    onError: (failure) => showToast({ title: words.saveFailed(sentenceOf(failure)), tone: 'danger' }),
    onSettled: refetched,
  });
}

/** The new secret can be revealed on the webhook's card. */
function useNewSecret() {
  return async ({ webhook_id, name, enabled }: WebhookConfig) => {
    await api.webhooks.save({ webhook_id, enabled, new_secret: true });
    showToast({ title: `“${name}” has a new secret`, tone: 'good' });
  };
}
