import { useId, type ComponentProps } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; text: string; checked: boolean };

/** A toggle that takes effect immediately. The whole row is clickable. */
export function Switch({ label, text, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex cursor-pointer items-center gap-4 px-5 py-4 transition-colors hover:bg-sunken/50">
      <span className="grid grow gap-0.5">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <span id={`${id}-text`} className="text-sm text-ink-2 text-pretty">
          {text}
        </span>
      </span>
      <span className="relative grid h-6 w-[42px] shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={rest.checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-text`}
          {...rest}
          className="peer col-start-1 row-start-1 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-sunken transition-colors checked:border-ink checked:bg-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ink"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-[translate,background-color] duration-150 peer-checked:translate-x-[18px] peer-checked:bg-paper forced-colors:bg-[CanvasText]"
        />
      </span>
    </label>
  );
}
