import { useState } from 'react';
import clsx from 'clsx';
import { roundings } from './avatar-styles.ts';

interface AvatarProps {
  name: string;
  picture: string | null;
  size?: keyof typeof sizes;
  /** A dealer's logo has square corners. */
  kind?: keyof typeof roundings;
}

/**
 * A picture, or initials on a colour derived from the name. Decorative, because the name is shown next to it. Falls
 * back to the initials if the picture fails to load.
 */
export function Avatar({ name, picture, size = 'small', kind = 'person' }: AvatarProps) {
  const [missing, setMissing] = useState('');
  const look = clsx('shrink-0', roundings[kind], sizes[size]);
  if (picture && picture !== missing)
    return (
      <img
        loading="lazy"
        src={picture}
        srcSet={[96, 192, 384].map((width) => `${picture.replace('-192', `-${width}`)} ${width}w`).join()}
        sizes={`${pixels[size]}px`}
        alt=""
        onError={() => setMissing(picture)}
        className={clsx(look, 'max-w-none bg-sunken outline -outline-offset-1 outline-ink/10')}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(look, 'grid place-items-center font-semibold select-none')}
      style={tintOf(name)}
    >
      {initials(name)}
    </span>
  );
}

export function initials(name: string): string {
  const words = name.split(/[\s_]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '?')[0]?.toUpperCase()).join('');
}

/** A muted colour with the same lightness for every name, so the initials stay readable. */
function tintOf(name: string) {
  const hue = hueOf(name);
  return {
    background: `light-dark(oklch(0.875 0.036 ${hue}), oklch(0.37 0.045 ${hue}))`,
    color: `light-dark(oklch(0.36 0.06 ${hue}), oklch(0.9 0.04 ${hue}))`,
  };
}

export function hueOf(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  // Steps of 24 degrees, so two names in a list rarely get nearly identical colours.
  return (hash % 15) * 24;
}

/**
 * Maximum rendered width per size. Not `auto`, because a picture that is fading out would be selected and fetched
 * again.
 */
const pixels = { tiny: 20, small: 34, medium: 56, large: 96 };

const sizes = {
  tiny: 'size-5 text-[9px]',
  small: 'size-[34px] text-xs',
  medium: 'size-14 text-lg',
  large: 'size-[72px] text-xl sm:size-24 sm:text-2xl',
};
