import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Id } from '@forecourt/contract/kit/shapes.ts';
import { LocalTime, Place } from '@forecourt/contract/meetings/meeting-shapes.ts';
import {
  maxMeetingDays,
  maxPlace,
  meetingKinds,
  meetingNames,
  type MeetingKind,
} from '@forecourt/contract/meetings/meeting-values.ts';
import * as api from '../../../lib/api.ts';
import { site } from '../../../lib/site.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { ownZone, timeElsewhere } from '../zone-text.ts';
import { comesTwice } from './twice.ts';

const shape = z.object({ kind: z.enum(meetingKinds), ...LocalTime, ...Place, seller_id: Id.optional() });
export type MeetingTyped = z.output<typeof shape>;

interface TermsFormProps {
  /** The kinds to select from. With one, it isn't asked. */
  kinds: readonly MeetingKind[];
  /** The members of the dealer's team, the reader first. Empty for people who come in person. */
  team?: readonly { user_id: number; name: string }[];
  /** The time and place to start from. */
  values?: Partial<z.input<typeof shape>>;
  /** The label of the button. */
  submit: string;
  failed: string;
  send: (typed: MeetingTyped) => Promise<unknown>;
  onCancel: () => void;
}

const dayMs = 86_400_000;
/** A day from today in the reader's zone, as a date field has it. */
const dayIn = (days: number) => new Intl.DateTimeFormat('sv').format(new Date(Date.now() + days * dayMs));

/** Kind, time in the reader's zone, place, and for a dealer who comes. */
export function TermsForm({ kinds, team = [], values, submit, failed, send, onCancel }: TermsFormProps) {
  const call = useCallForm({
    shape,
    values: {
      kind: kinds[0]!,
      date: '',
      time: '',
      time_zone: ownZone(),
      is_second: false,
      area_id: 0,
      place: '',
      ...(team[0] && { seller_id: team[0].user_id }),
      ...values,
    },
    failed,
    fieldOf: { area_not_found: 'area_id' },
    send,
  });
  const { form, errors, isSubmitting } = call;
  const [date, time, place] = useWatch({ control: form.control, name: ['date', 'time', 'place'] });
  const typed = new Date(`${date}T${time}`);
  const onSite = Number.isNaN(typed.getTime()) ? null : timeElsewhere(typed.toISOString(), site.timeZone);
  return (
    <Form call={call}>
      {kinds.length > 1 && (
        <Field label="What for" required error={errors.kind?.message}>
          {(control) => (
            <Select {...control} {...form.register('kind')}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {meetingNames[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Day" required error={errors.date?.message}>
          {(control) => (
            <Input {...control} {...form.register('date')} type="date" min={dayIn(0)} max={dayIn(maxMeetingDays)} />
          )}
        </Field>
        <Field
          label="Time"
          required
          error={errors.time?.message ?? errors.time_zone?.message}
          hint={
            onSite ? `In your time zone. ${onSite} site time.` : `In your time zone, ${ownZone().replaceAll('_', ' ')}`
          }
        >
          {(control) => <Input {...control} {...form.register('time')} type="time" />}
        </Field>
      </div>
      {comesTwice(date, time) && (
        <Checkbox
          {...form.register('is_second')}
          label="Clocks are set back then, so this time comes twice. I mean the second one."
        />
      )}
      <AreaSelect call={call} />
      <Field
        label="Where exactly"
        error={errors.place?.message}
        hint="For example a street, a car park or a landmark. Shown to the other side."
        length={{ text: place ?? '', most: maxPlace }}
      >
        {(control) => <Input {...control} {...form.register('place')} autoComplete="off" />}
      </Field>
      {team.length > 1 && (
        <Field label="Who will come" hint="Shown to the other side.">
          {(control) => (
            <Select {...control} {...form.register('seller_id', { valueAsNumber: true })}>
              {team.map(({ user_id, name }) => (
                <option key={user_id} value={user_id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <FormButtons onCancel={onCancel} busy={isSubmitting}>
        {submit}
      </FormButtons>
    </Form>
  );
}

type TermsCall = ReturnType<typeof useCallForm<z.input<typeof shape>, MeetingTyped>>;

function AreaSelect({ call: { form, errors } }: { call: TermsCall }) {
  const { data, isError, isPending } = useQuery({ ...api.areas.list.query({}), staleTime: 10 * 60_000 });
  const { field } = useController({ control: form.control, name: 'area_id' });
  return (
    <Field label="Area" required error={errors.area_id?.message}>
      {(control) => (
        <Select
          {...control}
          {...field}
          value={String(field.value)}
          onChange={({ target }) => field.onChange(Number(target.value))}
        >
          <option value={0}>
            {isError && 'We couldn’t load the areas'}
            {isPending && 'Loading areas…'}
            {data && 'Select an area'}
          </option>
          {data?.regions.map(({ id, name, areas }) => (
            <optgroup key={id} label={name}>
              {areas.map((area) => (
                <option key={area.id} value={area.id}>
                  {area.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
