import clsx from 'clsx';

interface AvatarProps {
  name: string;
  picture: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** A picture, or the initials on a colour that always is the same for the same name. The name stands beside it. */
export function Avatar({ name, picture, size = 'small' }: AvatarProps) {
  const look = clsx('shrink-0 rounded-full', sizes[size]);
  if (picture) return <img src={picture} alt="" className={clsx(look, 'object-cover')} />;
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

/** As calm as the paper and the asphalt it lies on; of the same lightness for everybody, so that the letters are read. */
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
  // Steps of 24 degrees, so that two people of a list are rarely almost alike.
  return (hash % 15) * 24;
}

const sizes = {
  small: 'size-[34px] text-xs',
  medium: 'size-14 text-lg',
  large: 'size-[72px] text-xl sm:size-24 sm:text-2xl',
};
