import { ApiError } from '@forecourt/contract/kit/client.ts';

export type SaveState =
  | { kind: 'untouched' | 'waiting' | 'saving' | 'saved' | 'retrying' }
  /** Trying again would not help until something changes. */
  | { kind: 'refused'; error: unknown };

type Fields = Record<string, unknown>;

interface SaverSetup {
  /** The draft's id, and what the server has of it; no id before the first change. */
  id: number | null;
  saved: Fields;
  create: (fields: Fields) => Promise<number>;
  update: (id: number, fields: Fields) => Promise<unknown>;
  onState: (state: SaveState) => void;
  onCreated: (id: number) => void;
  /** The server has it otherwise than it was known here: what it has now, and what is wanted of it from here on. */
  catchUp: (id: number) => Promise<{ known: Fields; wanted: Fields }>;
}

/**
 * Keeps a draft on the server: waits for a pause in the typing, sends only what changed, one request at a time, and
 * tries again with growing pauses when no answer comes. What is wanted last is what stands there in the end.
 */
export function createDraftSaver({ id, saved, create, update, onState, onCreated, catchUp }: SaverSetup) {
  let known = saved;
  let wanted = saved;
  let tried: Fields[] = [];
  let draftId = id;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | undefined;
  let filters: Promise<Error | undefined> | undefined;
  let failures = 0;
  let timesBehind = 0;
  let isStopped = false;

  const changes = (): Fields =>
    Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(value, known[name])));
  const isDirty = () => Object.keys(changes()).length > 0;

  function want(fields: Fields) {
    // A field that cannot be read just now stays on the server as it was.
    wanted = { ...wanted, ...fields };
    if (!isDirty()) return;
    if (failures > 0) return;
    if (!sending) onState({ kind: 'waiting' });
    later(pauseMs);
  }

  function later(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void save(), ms);
  }

  /** Answers whether everything that is wanted is saved. */
  function save(): Promise<boolean> {
    clearTimeout(timer);
    // A look that fails says nothing of what is to be saved. Without one it is sent at once: the page may be leaving.
    if (!sending) sending = (filters ? filters.then(run) : run()).finally(() => (sending = undefined));
    return sending;
  }

  async function run(): Promise<boolean> {
    while (isDirty()) {
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
    onState({ kind: draftId === null ? 'untouched' : 'saved' });
    return true;
  }

  /** Somebody saved it meanwhile: what is there now is looked at first, and only what is still wanted goes again. */
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

  function take(now: { known: Fields; wanted: Fields }) {
    ({ known, wanted } = now);
    tried = [];
  }

  function failed(error: unknown) {
    if (!mayPass(error)) {
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
    /** The fields that the server does not have as they are wanted. */
    unsaved: () => Object.keys(changes()),
    /** What the server has of a field if nobody else changed it: the answer to what was sent may have been lost. */
    mayHave: (name: string): unknown[] =>
      [known, ...tried.filter((sent) => name in sent)].map((sent) => sent[name] ?? null),
    /** Nothing is tried again by itself. */
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    /**
     * Looks whether somebody saved it meanwhile; not while a save is on its way, which finds that out itself. Answers
     * why it could not be looked at; then the next save finds it out.
     */
    look: async (): Promise<Error | undefined> => {
      if (draftId === null || sending || isStopped) return undefined;
      filters ??= catchUp(draftId)
        .then(take)
        .then(() => undefined)
        .catch((cause: unknown) =>
          cause instanceof Error ? cause : new Error('The newer draft could not be fetched', { cause }),
        )
        .finally(() => (filters = undefined));
      const failure = await filters;
      if (isDirty() && !sending && failures === 0) later(pauseMs);
      return failure;
    },
    isSending: () => (sending ?? filters) !== undefined,
    id: () => draftId,
    /** Now, without waiting for a pause; what was typed meanwhile goes too. */
    flush: async (): Promise<boolean> => {
      failures = 0;
      return (await save()) && (isDirty() ? save() : true);
    },
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** No answer, a busy or broken server: the same request may well work a little later. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || passing.has(error.code);
const passing = new Set<ApiError['code']>([
  'offline',
  'unavailable',
  'no_room',
  'internal',
  'too_many_requests',
  'changed_elsewhere',
]);

const isBehind = (error: unknown) => error instanceof ApiError && error.code === 'changed_elsewhere';

/** Two forms that outrun each other take a breath. */
const maxTimesBehind = 3;
const pauseMs = 700;
const firstPauseMs = 2_000;
const maxPauseMs = 30_000;
