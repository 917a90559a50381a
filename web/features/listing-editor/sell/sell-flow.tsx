import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useTitle } from '../../../lib/title.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { openedValues } from '../draft/opened-values.ts';
import { ChangedElsewhere } from '../draft/changed-elsewhere.tsx';
import { DraftState } from '../draft/save-state.tsx';
import { useDraft } from '../draft/use-draft.ts';
import type { ListingValues } from '../form/listing-values.ts';
import { obstacles } from '../form/read-values.ts';
import { refusedFields } from '../form/refused-fields.ts';
import { useListingForm } from '../form/use-listing-form.ts';
import { VehicleFields } from '../form/vehicle-fields.tsx';
import { PhotosPanel } from '../photos/photos-panel.tsx';
import { useListingPhotos } from '../photos/use-listing-photos.ts';
import type { ListingCheckout } from '../../../shared/listings/listing-checkout.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { words } from '../words.ts';
import { Listed } from './listed.tsx';
import { Review } from './review.tsx';
import { SellLayout } from './sell-layout.tsx';
import { StepButtons } from './step-buttons.tsx';
import { SellerPanel } from './seller-panel.tsx';
import { stepNames, type Step } from './steps.ts';
import { useListedFor } from './use-listed-for.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useSubmit } from './use-submit.ts';

interface SellFlowProps {
  user: SessionUser;
  /** The draft to continue. Null for a new one. */
  listing: EditableListing | null;
  step: Step;
  onStep: (step: Step, draftId: number) => void;
  onCreated: (draftId: number) => void;
  checkout: ListingCheckout;
  session: SessionLink;
  renderInterest: (values: ListingValues) => ReactNode;
  renderCheck: (values: ListingValues, carId: number | null) => ReactNode;
}

/** The whole flow from the first field to the live listing. */
export function SellFlow({ user, listing, step: wanted, onStep, onCreated, ...more }: SellFlowProps) {
  const { checkout, session, renderInterest, renderCheck } = more;
  useTitle(words.title);
  const frame = useRef<HTMLFormElement>(null);
  const [opened] = useState(() => openedValues(user.id, listing));
  const form = useListingForm(opened.values, frame);
  const listedFor = useListedFor(user, listing);
  const draft = useDraft({
    listing,
    userId: user.id,
    values: form.values,
    isUndecided: opened.isUndecided,
    ...(listedFor.isChoice && { listedFor: listedFor.latest }),
    onNewer: form.change,
  });
  const photos = useListingPhotos(draft.id, listing?.images ?? []);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isListable = draft.id !== null && Object.keys(obstacles(form.values, new Date().getFullYear())).length === 0;
  const step = isListable ? wanted : 'vehicle';
  const {
    submit,
    isBusy: isSubmitting,
    failure,
    newer,
    timesHeld,
    listed,
  } = useSubmit({
    draft,
    photos,
    checkout,
    session,
    onFields: (errors) => {
      form.show(errors);
      goTo('vehicle');
    },
  });

  const isBusy = isSubmitting || checkout.isBusy || listedFor.isMoving;
  const seller = (
    <SellerPanel
      user={user}
      chosen={listedFor.chosen}
      onChoose={listedFor.isChoice ? (to) => void listedFor.choose(to, draft) : null}
      isBusy={isSubmitting || listedFor.isMoving}
      failure={listedFor.failure}
    />
  );

  const goTo = (next: Step) => {
    const id = draft.currentId();
    if (id !== null) onStep(next, id);
  };

  async function goOn() {
    if (step === 'photos') return goTo('review');
    if (!form.isReady()) return;
    setSaving(true);
    await draft.flush();
    setSaving(false);
    setUnsaved(draft.currentId() === null);
    goTo('photos');
  }

  const created = useEffectEvent(onCreated);
  useEffect(() => {
    if (draft.id !== null) created(draft.id);
  }, [draft.id]);

  const refused = useEffectEvent((error: unknown) => {
    if (isSessionEnd(error)) void session.expire();
    else form.show(refusedFields(error) ?? {});
  });
  useEffect(() => {
    if (draft.state.kind === 'refused') refused(draft.state.error);
  }, [draft.state]);

  const saveAgain = useEffectEvent(() => void draft.flush());
  useEffect(() => {
    if (!session.isExpired) saveAgain();
  }, [session.isExpired]);

  async function reload() {
    await draft.reload();
    await photos.queue.look();
  }

  const heading = useStepFocus({
    step,
    isUndecided: draft.state.kind === 'undecided',
    isAnother: newer ?? timesHeld,
    frame,
  });

  // Back would lead into a form whose draft is already listed.
  if (listed) return wanted === 'review' ? <Listed listing={listed} /> : <Redirect address={`/car/${listed.id}`} />;
  return (
    <SellLayout
      seller={seller}
      step={step}
      onGoTo={goTo}
      savedAt={listing?.updated_at}
      fees={
        <>
          {checkout.renderFees(listedFor.chosen)}
          {renderInterest(form.values)}
        </>
      }
    >
      {session.isExpired && session.notice}
      <ChangedElsewhere draft={draft} onReload={() => void reload()} />
      <form
        ref={frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy || isSaving) return;
          if (step !== 'review') void goOn();
          else if (checkout.label !== undefined && !checkout.isAsking) void submit();
        }}
        className="grid gap-6 [&_:is(input,select,textarea)]:scroll-mb-28"
      >
        {/* On phones the step indicator above has the title. */}
        <h2 ref={heading} tabIndex={-1} className="text-xl max-sm:sr-only">
          {stepNames[step]}
        </h2>
        {wanted === 'review' && newer && <Notice tone="danger">{newer}</Notice>}
        {step === 'vehicle' && (
          <VehicleFields form={form} profilePhone={user.phone_number} check={renderCheck(form.values, draft.id)} />
        )}
        {step === 'photos' && <PhotosPanel photos={photos} />}
        {step === 'review' && renderCheck(form.values, draft.id)}
        {step === 'review' && <Review values={form.values} slots={photos.slots} onGoTo={goTo} price={checkout.panel} />}
        {isUnsaved && draft.id === null && <Notice tone="danger">{words.saveFailed}</Notice>}
        {step === 'review' && failure !== undefined && (
          <Notice tone="danger">{sentenceOf(failure, words.submitFailed)}</Notice>
        )}
        <StepButtons
          step={step}
          isBusy={isBusy || isSaving}
          submit={checkout}
          onGoTo={goTo}
          state={<DraftState draft={draft} />}
        />
      </form>
    </SellLayout>
  );
}
