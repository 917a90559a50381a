import { useState } from 'react';
import { Check } from 'lucide-react';
import type { Feature } from '@forecourt/contract/cars/car-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** The first six features, the rest on request. */
export function Features({ features }: { features: readonly Feature[] }) {
  const [isOpen, setOpen] = useState(false);
  if (features.length === 0) return null;
  const shown = isOpen ? features : features.slice(0, atFirst);
  return (
    <Section title="Features">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-3 min-[420px]:grid-cols-2 md:grid-cols-3">
        {shown.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-good-soft text-good">
              <Check size={13} strokeWidth={3} aria-hidden="true" />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      {features.length > atFirst && (
        <Button
          kind="plain"
          size="small"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${features.length}`}
        </Button>
      )}
    </Section>
  );
}

const atFirst = 6;
