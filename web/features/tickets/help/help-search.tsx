import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { SearchField } from '../../../ui/search-field.tsx';

interface HelpSearchProps {
  text?: string;
  /** Called as the user types. Without it, the search opens the help centre when it's submitted. */
  onType?: (text: string) => void;
}

export function HelpSearch({ text: start = '', onType }: HelpSearchProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(start);
  const type = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const open = () => text.trim() && void navigate({ to: paths.help, search: { search: text.trim() } });
  return (
    <SearchField
      typed={{ text, type, settle: () => undefined }}
      {...(!onType && { onSubmit: open })}
      onClear={() => type('')}
      label="Search help"
      placeholder="What do you need help with?"
      maxLength={100}
    />
  );
}
