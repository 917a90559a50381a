import { useEffect, useRef, useState } from 'react';

/** A form that replaces the button that opened it. Afterwards the button gets the focus back. */
export function useEditing() {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { isEditing, button, open: () => setEditing(true), close: () => setEditing(false) };
}
