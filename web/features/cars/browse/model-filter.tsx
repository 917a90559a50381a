import { FilterGroup } from './filter-group.tsx';
import { useTyped } from './use-typed.ts';

interface ModelFilterProps {
  model: string | undefined;
  onChange: (model: string | undefined) => void;
}

/** Any part of a model's name. */
export function ModelFilter({ model, onChange }: ModelFilterProps) {
  const { text, type, settle } = useTyped(model ?? '', (typed) => onChange(typed || undefined));
  return (
    <FilterGroup title="Model">
      <input
        aria-label="Model"
        placeholder="Any model"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        className="control h-10"
      />
    </FilterGroup>
  );
}
