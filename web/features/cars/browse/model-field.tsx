import { useTyped } from '../../../lib/use-typed.ts';

interface ModelFieldProps {
  model: string | undefined;
  onChange: (model: string | undefined) => void;
}

/** Any part of a model's name. */
export function ModelField({ model, onChange }: ModelFieldProps) {
  const { text, type, settle } = useTyped(model ?? '', (typed) => onChange(typed || undefined));
  return (
    <input
      aria-label="Model"
      placeholder="Any model"
      autoComplete="off"
      maxLength={60}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      className="control mt-2 h-10"
    />
  );
}
