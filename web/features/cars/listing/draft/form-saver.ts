import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../../lib/api.ts';
import { emptyValues, fieldOrder, valuesOf, type ListingField, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { words } from '../words.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { listingDraft, type Some } from './listing-draft.ts';
import { mergeDraft } from './merge-draft.ts';

interface FormSaverSetup {
  listing: EditableListing | null;
  userId: number;
  values: ListingValues;
  aside: Some;
  onState: (state: SaveState) => void;
  onCreated: (id: number) => void;
  /** Receives everything typed here that a newer version replaced. */
  onAside: (aside: Some) => void;
  /** Receives values saved elsewhere. */
  onNewer: (values: Some) => void;
}

/** Syncs a form with the server and this device: unsaved values are kept here, and newer ones are fetched. */
export function createFormSaver({ listing, userId, onState, onCreated, onAside, onNewer, ...first }: FormSaverSetup) {
  const deviceDraft = listingDraft(userId);
  let shown = first.values;
  let aside = first.aside;
  let version = listing?.updated_at ?? new Date().toISOString();
  let timesNewer = 0;
  let isLeft = false;
  let isTakenOver = false;

  const saver = createDraftSaver({
    id: listing?.id ?? null,
    saved: readValues(listing ? valuesOf(listing) : emptyValues).fields,
    create: async (fields) => {
      const answer = await api.cars.create({ ...fields, seller_id: userId }, { keepalive: true });
      version = answer.listing.updated_at;
      return answer.id;
    },
    update: async (id, fields) => {
      const answer = await api.cars.update({ ...fields, id, unchanged_since: version }, { keepalive: true });
      if (answer === null) throw new ApiError('car_not_found', words.gone);
      version = answer.listing.updated_at;
    },
    catchUp: async (id) => {
      const now = (await api.cars.editing({ id }))?.listing;
      if (!now) throw new ApiError('car_not_found', words.gone);
      if (now.status !== 'draft') throw new ApiError('not_editable_now', words.listedMeanwhile);
      return takeNewer(now);
    },
    onState: (state) => {
      if (mayKeep(saver.id())) keep();
      onState(state);
    },
    onCreated: (id) => {
      if (mayKeep(null)) {
        deviceDraft.write(null, {});
        keep();
      }
      onCreated(id);
    },
  });

  /** Values not sent yet, or unreadable. */
  const unsaved = () => only(shown, [...saver.unsaved(), ...Object.keys(readValues(shown).errors)]);
  const hadOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, saver.mayHave(name)]));

  // Signing out clears the device. A form left behind must not write it back.
  const mayKeep = (id: number | null) => !isTakenOver && (!isLeft || deviceDraft.has(id));

  function keep() {
    const values = unsaved();
    deviceDraft.write(saver.id(), values, { version, had: hadOf(Object.keys(values)) });
  }

  function takeNewer(now: EditableListing) {
    const merged = mergeDraft(unsaved(), { version, had: hadOf(fieldOrder) }, now);
    const saved = valuesOf(now);
    version = now.updated_at;
    if (merged.theirs.length > 0) {
      timesNewer += 1;
      shown = { ...shown, ...only(saved, merged.theirs) };
      onNewer(only(saved, merged.theirs));
    }
    if (Object.keys(merged.aside).length > 0) putAside({ ...aside, ...merged.aside });
    const known = readValues(saved).fields;
    return { known, wanted: { ...known, ...only(readValues(shown).fields, Object.keys(merged.stays)) } };
  }

  function putAside(next: Some) {
    const id = saver.id();
    if (id !== null && mayKeep(id)) deviceDraft.putAside(id, next);
    aside = next;
    onAside(next);
  }

  return {
    ...saver,
    show: (now: ListingValues) => {
      shown = now;
      isLeft = false;
      saver.want(readValues(now).fields);
      keep();
    },
    /** The version on screen, and how often newer values arrived from elsewhere. */
    version: () => version,
    timesNewer: () => timesNewer,
    /** The user has decided about these values. */
    dropAside: (names: readonly ListingField[]) =>
      putAside(Object.fromEntries(Object.entries(aside).filter(([name]) => !names.includes(name as ListingField)))),
    leave: () => {
      isLeft = true;
    },
    /** Another form continues with this draft. */
    stop: () => {
      isTakenOver = true;
      saver.stop();
    },
  };
}

const only = <V extends object>(values: V, names: readonly string[]): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<V>;
