import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { ListedFor } from '@forecourt/contract/cars/moves.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { emptyValues, fieldOrder, valuesOf, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { words } from '../words.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { listingDraft } from './listing-draft.ts';
import { isChangedElsewhere, isConflict } from './opened-values.ts';

interface FormSaverSetup {
  listing: EditableListing | null;
  userId: number;
  values: ListingValues;
  /** True if the draft was changed elsewhere since these values were typed. */
  isUndecided: boolean;
  /** The owner of a new draft. Not needed once there is one. */
  listedFor?: { current: ListedFor };
  onState: (state: SaveState) => void;
  onCreated: (id: number) => void;
  /** Receives values saved elsewhere, for the form to show. */
  onNewer: (values: ListingValues) => void;
}

/** Syncs a form with the server and this device: unsaved values are kept here, and newer ones are fetched. */
export function createFormSaver({ listing, userId, onState, onCreated, onNewer, ...first }: FormSaverSetup) {
  const deviceDraft = listingDraft(userId);
  let shown = first.values;
  let newer = listing;
  /** Of the text on this device, until the user has decided. */
  let origin = listing && first.isUndecided ? deviceDraft.origin(listing.id) : null;
  let version = listing?.updated_at ?? new Date().toISOString();
  let timesNewer = 0;
  let isLeft = false;
  let isTakenOver = false;

  const saver = createDraftSaver({
    id: listing?.id ?? null,
    saved: readValues(listing ? valuesOf(listing) : emptyValues).fields,
    isUndecided: first.isUndecided,
    create: async (fields) => {
      const isOwn = first.listedFor?.current === 'self';
      const given = { ...fields, seller_id: userId, ...(isOwn && { is_dealer: false }) };
      const answer = await api.cars.create(given, { keepalive: true });
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
      newer = now;
      const before = { version, had: hadOf() };
      if (isConflict(unsaved(), before, now)) return null;
      if (isChangedElsewhere(before, now)) showNewer({ ...valuesOf(now), ...unsaved() });
      return goOnFrom(now);
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
  const hadOf = () => Object.fromEntries(fieldOrder.map((name) => [name, saver.mayHave(name)]));

  // Signing out clears the device. A form left behind must not write it back.
  const mayKeep = (id: number | null) => !isTakenOver && (!isLeft || deviceDraft.has(id));

  function keep() {
    deviceDraft.write(saver.id(), unsaved(), origin ?? { version, had: hadOf() });
  }

  function showNewer(values: ListingValues) {
    timesNewer += 1;
    shown = values;
    onNewer(values);
  }

  /** Makes the form's content a change of this version. */
  function goOnFrom(now: EditableListing) {
    version = now.updated_at;
    origin = null;
    const known = readValues(valuesOf(now)).fields;
    return { known, wanted: { ...known, ...readValues(shown).fields } };
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
    /** When the draft was changed elsewhere. */
    newerAt: () => newer?.updated_at,
    /** Discards what was typed here and shows the newest version. */
    reload: async () => {
      if (!newer) return;
      showNewer(valuesOf(newer));
      await saver.decide(goOnFrom(newer));
      // The user may have taken a while to decide.
      await saver.look();
    },
    /** Saves what the form shows over the version from elsewhere. */
    keepMine: async () => {
      if (newer) await saver.decide(goOnFrom(newer));
    },
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
