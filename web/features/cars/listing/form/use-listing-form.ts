import { useEffect, useState, type RefObject } from 'react';
import { fieldOrder, mainFields, type FieldErrors, type ListingField, type ListingValues } from './listing-values.ts';
import { obstacles, readValues } from './read-values.ts';

export type ListingForm = ReturnType<typeof useListingForm>;

/** What stands in the form, what is wrong with it, and where the focus goes then. */
export function useListingForm(initial: ListingValues, frame: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(initial);
  // What was refused before the page was left says so again.
  const [errors, setErrors] = useState<FieldErrors>(() => readValues(initial).errors);
  const [moreOpen, setMoreOpen] = useState(false);
  const [wanted, setWanted] = useState<{ name: ListingField }>();

  function change(changed: Partial<ListingValues>) {
    setValues((now) => ({ ...now, ...changed }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))));
  }

  /** A field that is left says at once what is wrong with it, not yet that it is empty. */
  function leave(name: ListingField) {
    const error = readValues(values).errors[name];
    setErrors((now) => {
      const others = Object.entries(now).filter(([one]) => one !== name);
      return Object.fromEntries(error ? [...others, [name, error]] : others);
    });
  }

  /** Each field says what is wrong with it; the first of them has the focus once it stands there. */
  function show(found: FieldErrors) {
    setErrors(found);
    goTo(fieldOrder.find((name) => found[name]));
  }

  /** The field has the focus, once it stands there. */
  function goTo(name: ListingField | undefined) {
    if (name === undefined) return;
    if (!mainFields.has(name)) setMoreOpen(true);
    setWanted({ name });
  }

  useEffect(() => {
    if (!wanted) return;
    const controls = [...(frame.current?.querySelectorAll<HTMLInputElement>(`[name="${wanted.name}"]`) ?? [])];
    // Of several, the one that is chosen.
    (controls.find(({ checked }) => checked) ?? controls[0])?.focus();
  }, [wanted, frame]);

  /** Whether it can be listed as it stands. */
  function isReady(): boolean {
    const found = obstacles(values, new Date().getFullYear());
    const ready = Object.keys(found).length === 0;
    if (!ready) show(found);
    return ready;
  }

  return { values, errors, change, leave, show, goTo, isReady, moreOpen, setMoreOpen };
}
