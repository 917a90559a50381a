import { useRef, useState, type KeyboardEvent } from 'react';
import { Plus, X } from 'lucide-react';
import { maxSpecialties, maxSpecialty } from '@forecourt/contract/accounts/profile-values.ts';
import { Field } from '../../../ui/field.tsx';
import { editWords, suggestedSpecialties } from './words.ts';

interface SpecialtiesFieldProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  inputRef: (input: HTMLInputElement | null) => void;
  error: string | undefined;
}

/**
 * Specialties as chips. Enter, a comma or leaving the field adds the typed text, so nothing typed is lost. Backspace in
 * the empty field moves the last chip back into the input.
 */
export function SpecialtiesField({ chosen, onChange, inputRef, error }: SpecialtiesFieldProps) {
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = chosen.length >= maxSpecialties;
  const isChosen = (text: string) => chosen.some((specialty) => specialty.toLowerCase() === text.toLowerCase());

  function add(text: string) {
    const words = text.trim().replace(/\s+/g, ' ');
    setTyped('');
    if (!words || isChosen(words)) return;
    onChange([...chosen, words]);
    setAnnouncement(`${words} added`);
  }
  function remove(text: string) {
    onChange(chosen.filter((specialty) => specialty !== text));
    setAnnouncement(`${text} removed`);
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' || event.key === ',') {
      // Enter in an empty field submits the form, as in every other form.
      if (event.key === 'Enter' && !typed.trim()) return;
      event.preventDefault();
      add(typed);
    }
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
      setTyped(last);
    }
  }

  return (
    <div className="grid gap-3">
      <Field label={editWords.specialties} hint={editWords.specialtiesHint} error={error}>
        {(control) => (
          <div className="control flex min-h-[46px] flex-wrap items-center gap-1.5 !py-1 !pl-1.5 focus-within:border-ink has-[[aria-invalid=true]]:border-danger">
            {chosen.map((text) => (
              <span
                key={text}
                className="flex h-9 max-w-full items-center rounded-full bg-sunken pl-3 text-sm font-medium wrap-anywhere"
              >
                {text}
                <button
                  type="button"
                  aria-label={`Remove ${text}`}
                  onClick={() => remove(text)}
                  className="grid size-9 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink"
                >
                  <X size={15} aria-hidden="true" />
                </button>
              </span>
            ))}
            <input
              {...control}
              ref={(element) => {
                input.current = element;
                inputRef(element);
              }}
              value={typed}
              disabled={isFull}
              maxLength={maxSpecialty}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => add(typed)}
              placeholder={isFull ? '' : 'Add a specialty'}
              className="h-9 min-w-[96px] flex-1 bg-transparent px-2 outline-none disabled:hidden"
            />
          </div>
        )}
      </Field>
      {!isFull && (
        <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
          {suggestedSpecialties
            .filter((text) => !isChosen(text))
            .map((text) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => add(text)}
                  className="flex h-9 items-center gap-1 rounded-full border border-dashed border-edge/60 pr-3 pl-2 text-sm text-ink-2 transition-colors hover:border-edge hover:text-ink"
                >
                  <Plus size={14} aria-hidden="true" />
                  {text}
                </button>
              </li>
            ))}
        </ul>
      )}
      <output className="sr-only">{announcement}</output>
    </div>
  );
}
