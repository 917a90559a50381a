import { useState } from 'react';
import clsx from 'clsx';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** The seller's text with its line breaks. A long one is collapsed. */
export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longCharacters || text.split('\n').length > longLines;
  return (
    <Section title="Description">
      <p className={clsx('measure text-lg whitespace-pre-line text-ink-2', isLong && !isOpen && 'line-clamp-10')}>
        {text}
      </p>
      {isLong && (
        <Button
          kind="plain"
          size="small"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Button>
      )}
    </Section>
  );
}

const longCharacters = 900;
const longLines = 12;
