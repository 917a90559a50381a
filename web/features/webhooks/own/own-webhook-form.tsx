import { useWatch } from 'react-hook-form';
import { ownWebhooks, type OwnWebhook } from '@forecourt/contract/webhooks/own-webhooks.ts';
import {
  dealerEventNames,
  dealerEvents,
  webhookEvents,
  type DealerEvent,
} from '@forecourt/contract/webhooks/webhook-events.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { AddressField } from '../address-field.tsx';
import { FormatChoice } from '../format-choice.tsx';
import { MessagePreview } from '../message-preview.tsx';
import { words } from '../words.ts';
import type { OwnSide } from './own-side.ts';

interface OwnWebhookFormProps {
  side: OwnSide;
  webhook: OwnWebhook;
  onDone: () => void;
  onSecret: (secret: string | null) => void;
}

/** Edits a webhook's address, format and, for a dealer, its events. */
export function OwnWebhookForm({ side, webhook, onDone, onSecret }: OwnWebhookFormProps) {
  const isNew = webhook.url === null;
  const call = useCallForm({
    shape: ownWebhooks.saveDealerWebhook.input.pick({ url: true, format: true, enabled: true, events: true }),
    values: {
      url: webhook.url ?? '',
      format: isNew ? undefined : webhook.format,
      enabled: isNew || webhook.enabled,
      events: isNew && side.hasEvents ? [...dealerEventNames] : webhook.events,
    },
    failed: words.saveFailed(words.tryAgain),
    send: async (input) => {
      const { secret } = await side.save(input);
      showToast({ title: 'Webhook saved', tone: 'good' });
      onDone();
      onSecret(secret);
    },
  });
  const { form, errors, isSubmitting } = call;
  const [format, events] = useWatch({ control: form.control, name: ['format', 'events'] });
  const [shown] = side.hasEvents ? events : (['notice'] as const);
  return (
    <Form call={call}>
      <AddressField isNew={isNew} error={errors.url?.message} registered={form.register('url')} />
      <FormatChoice
        value={format}
        hasAutomatic={isNew}
        onChoose={(chosen) => form.setValue('format', chosen, { shouldDirty: true })}
      />
      {side.hasEvents && (
        <EventChoice
          chosen={events}
          error={errors.events?.message}
          onChoose={(next) => form.setValue('events', next, { shouldDirty: true })}
        />
      )}
      {shown && (
        <MessagePreview
          event={shown}
          format={format ?? 'chat'}
          template={null}
          values={{ ...webhookEvents[shown].example }}
        />
      )}
      <Checkbox label="Enabled" {...form.register('enabled')} />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Save webhook
      </FormButtons>
    </Form>
  );
}

interface EventChoiceProps {
  chosen: readonly DealerEvent[];
  error: string | undefined;
  onChoose: (events: DealerEvent[]) => void;
}

const EventChoice = ({ chosen, error, onChoose }: EventChoiceProps) => (
  <fieldset className="grid gap-2.5" aria-describedby={error ? 'webhook-events-error' : undefined}>
    <legend className="mb-2 text-sm font-semibold">Events</legend>
    {dealerEventNames.map((event) => (
      <Checkbox
        key={event}
        name="events"
        checked={chosen.includes(event)}
        label={
          <>
            <span className="font-medium">{dealerEvents[event].name}</span>
            <span className="block text-sm text-ink-2">{dealerEvents[event].description}</span>
          </>
        }
        onChange={({ target }) =>
          onChoose(dealerEventNames.filter((name) => (name === event ? target.checked : chosen.includes(name))))
        }
      />
    ))}
    {error && <FieldError id="webhook-events-error">{error}</FieldError>}
  </fieldset>
);
