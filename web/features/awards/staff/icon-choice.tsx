import { useId, type Ref } from 'react';
import { awardIcons, type AwardIcon as Icon } from '@forecourt/contract/awards/award-values.ts';
import { AwardIcon } from '../../../shared/awards/award-icon.tsx';
import { FieldError } from '../../../ui/field-error.tsx';

interface IconChoiceProps {
  chosen: Icon | undefined;
  onChoose: (icon: Icon) => void;
  error: string | undefined;
  /** Ref of the option that gets focus first. */
  ref?: Ref<HTMLInputElement>;
}

export function IconChoice({ chosen, onChoose, error, ref }: IconChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        Icon
        <span className="ml-0.5 text-accent-ink" aria-hidden="true">
          *
        </span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-2">
        {awardIcons.map((icon) => (
          <label
            key={icon}
            title={names[icon]}
            className="relative grid cursor-pointer place-items-center rounded-m border border-line py-2 transition-colors hover:border-edge has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              {...(icon === (chosen ?? awardIcons[0]) && { ref })}
              type="radio"
              name="icon"
              value={icon}
              checked={chosen === icon}
              onChange={() => onChoose(icon)}
              className="sr-only"
            />
            <AwardIcon icon={icon} size={44} />
            <span className="sr-only">{names[icon]}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldError id={id} isAlert>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

const names: Record<Icon, string> = {
  key: 'Key',
  ten: 'Ten',
  fifty: 'Fifty',
  stars: 'Stars',
  trophy: 'Trophy',
  shield: 'Shield',
  handshake: 'Handshake',
  wrench: 'Wrench',
  flame: 'Flame',
  crown: 'Crown',
  heart: 'Heart',
  compass: 'Compass',
};
