import { ApiError } from '@forecourt/contract/kit/client.ts';

export type SaveState =
  | { kind: 'untouched' | 'waiting' | 'saving' | 'saved' | 'retrying' }
  /** The draft was changed elsewhere. Nothing is sent until the user decides which version to keep. */
  | { kind: 'undecided' }
  /** Retrying won't help until something changes. */
  | { kind: 'refused'; error: unknown };

type Fields = Record<string, unknown>;

/** The server's version, and what this form wants it to become. */
interface Newer {
  known: Fields;
  wanted: Fields;
}

interface SaverSetup {
  /** The draft's id and what the server has stored. Null before the first change. */
  id: number | null;
  saved: Fields;
  /** True if the draft was already changed elsewhere when the form was opened. */
  isUndecided: boolean;
  create: (fields: Fields) => Promise<number>;
  update: (id: number, fields: Fields) => Promise<unknown>;
  onState: (state: SaveState) => void;
  onCreated: (id: number) => void;
  /** Called when the server has a newer version. Null if the user has to decide between it and this form. */
  catchUp: (id: number) => Promise<Newer | null>;
}

/**
 * Autosaves a draft: debounces typing, sends only changed fields, one request at a time, and retries with growing
 * delays when the server doesn't respond. The last wanted state wins.
 */
export function createDraftSaver({ id, saved, create, update, onState, onCreated, catchUp, ...first }: SaverSetup) {
  let known = saved;
  let wanted = saved;
  let tried: Fields[] = [];
  let draftId = id;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | undefined;
  let checking: Promise<Error | undefined> | undefined;
  let failures = 0;
  let timesBehind = 0;
  let isStopped = false;
  let isUndecided = first.isUndecided;

  const changes = (): Fields =>
    Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(value, known[name])));
  const isDirty = () => Object.keys(changes()).length > 0;

  function want(fields: Fields) {
    // A field that can't be read right now keeps its stored value.
    wanted = { ...wanted, ...fields };
    if (!isDirty() || failures > 0 || isUndecided) return;
    if (!sending) onState({ kind: 'waiting' });
    later(pauseMs);
  }

  function later(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void save(), ms);
  }

  /** Resolves to whether everything wanted is saved. */
  function save(): Promise<boolean> {
    clearTimeout(timer);
    if (isUndecided) return Promise.resolve(false);
    // A failed check says nothing about what has to be saved. Without one, the request starts right away, because the
    // page may be closing.
    if (!sending) sending = (checking ? checking.then(run) : run()).finally(() => (sending = undefined));
    return sending;
  }

  const hasToSend = () => isDirty() && !isUndecided;

  async function run(): Promise<boolean> {
    while (hasToSend()) {
      const sent = changes();
      if (!isSame(sent, tried.at(-1))) tried.push(sent);
      onState({ kind: 'saving' });
      try {
        if (draftId === null) {
          draftId = await create(sent);
          onCreated(draftId);
        } else await update(draftId, sent);
        known = { ...known, ...sent };
        tried = [];
        timesBehind = 0;
      } catch (error) {
        if (!(await isCaughtUp(error))) return false;
      }
      failures = 0;
    }
    if (isUndecided) return false;
    onState({ kind: draftId === null ? 'untouched' : 'saved' });
    return true;
  }

  /** If the draft was saved elsewhere, fetches that version first. */
  async function isCaughtUp(refusal: unknown): Promise<boolean> {
    try {
      if (draftId === null || !isBehind(refusal) || ++timesBehind > maxTimesBehind) throw refusal;
      take(await catchUp(draftId));
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  function take(newer: Newer | null) {
    isUndecided = newer === null;
    if (newer === null) return onState({ kind: 'undecided' });
    ({ known, wanted } = newer);
    tried = [];
  }

  function failed(error: unknown) {
    if (!isTransient(error)) {
      failures = 0;
      return onState({ kind: 'refused', error });
    }
    failures += 1;
    timesBehind = 0;
    onState({ kind: 'retrying' });
    later(Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1)));
  }

  return {
    want,
    isDirty,
    /** Fields whose stored value differs from the wanted one. */
    unsaved: () => Object.keys(changes()),
    /**
     * Values the server may have if no one else changed the field, because the response to a save may have been lost.
     */
    mayHave: (name: string): unknown[] =>
      [known, ...tried.filter((sent) => name in sent)].map((sent) => sent[name] ?? null),
    /** Stops automatic retries. */
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    /**
     * Checks whether someone else saved the draft, unless a save is in flight, which finds out itself. Returns the
     * error if the check failed. The next save finds out then.
     */
    look: async (): Promise<Error | undefined> => {
      if (draftId === null || sending || isStopped || isUndecided) return undefined;
      checking ??= catchUp(draftId)
        .then(take)
        .then(() => undefined)
        .catch((cause: unknown) =>
          cause instanceof Error ? cause : new Error('The newer draft could not be fetched', { cause }),
        )
        .finally(() => (checking = undefined));
      const failure = await checking;
      if (isDirty() && !sending && failures === 0) later(pauseMs);
      return failure;
    },
    /** Continues with the version the user has picked. */
    decide: (version: Newer): Promise<boolean> => {
      take(version);
      return save();
    },
    isUndecided: () => isUndecided,
    isSending: () => (sending ?? checking) !== undefined,
    id: () => draftId,
    /** Saves now without waiting for a pause, including anything typed while saving. */
    flush: async (): Promise<boolean> => {
      failures = 0;
      return (await save()) && (isDirty() ? save() : true);
    },
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** No response, or a busy or failing server: the same request may work a little later. */
const isTransient = (error: unknown) => !(error instanceof ApiError) || transientCodes.has(error.code);
const transientCodes = new Set<ApiError['code']>([
  'offline',
  'unavailable',
  'no_room',
  'internal',
  'too_many_requests',
  'changed_elsewhere',
]);

const isBehind = (error: unknown) => error instanceof ApiError && error.code === 'changed_elsewhere';

/** Two forms that keep overtaking each other pause after this many rounds. */
const maxTimesBehind = 3;
const pauseMs = 700;
const firstPauseMs = 2_000;
const maxPauseMs = 30_000;
