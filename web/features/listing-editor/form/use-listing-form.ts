import { useEffect, useState, type RefObject } from 'react';
import { fieldOrder, mainFields, type FieldErrors, type ListingField, type ListingValues } from './listing-values.ts';
import { obstacles, readValues } from './read-values.ts';

export type ListingForm = ReturnType<typeof useListingForm>;

/** The form's values, its errors and where the focus goes. */
export function useListingForm(initial: ListingValues, frame: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(initial);
  // Input refused before the page was left shows its error again.
  const [errors, setErrors] = useState<FieldErrors>(() => readValues(initial).errors);
  const [moreOpen, setMoreOpen] = useState(false);
  const [wanted, setWanted] = useState<{ name: ListingField }>();

  function change(changed: Partial<ListingValues>) {
    setValues((now) => ({ ...now, ...changed }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))));
  }

  /** Validates a field on blur, but doesn't complain yet if it is empty. */
  function leave(name: ListingField) {
    const error = readValues(values).errors[name];
    setErrors((now) => {
      const others = Object.entries(now).filter(([field]) => field !== name);
      return Object.fromEntries(error ? [...others, [name, error]] : others);
    });
  }

  /** Shows the errors and focuses the first one once it is rendered. */
  function show(found: FieldErrors) {
    setErrors(found);
    goTo(fieldOrder.find((name) => found[name]));
  }

  /** Focuses the field once it is rendered. */
  function goTo(name: ListingField | undefined) {
    if (name === undefined) return;
    if (!mainFields.has(name)) setMoreOpen(true);
    setWanted({ name });
  }

  useEffect(() => {
    if (!wanted) return;
    const controls = [...(frame.current?.querySelectorAll<HTMLInputElement>(`[name="${wanted.name}"]`) ?? [])];
    // In a group, the selected control.
    (controls.find(({ checked }) => checked) ?? controls[0])?.focus();
  }, [wanted, frame]);

  /** Whether the listing can be submitted as it is. */
  function isReady(): boolean {
    const found = obstacles(values, new Date().getFullYear());
    const ready = Object.keys(found).length === 0;
    if (!ready) show(found);
    return ready;
  }

  return { values, errors, change, leave, show, goTo, isReady, moreOpen, setMoreOpen };
}
