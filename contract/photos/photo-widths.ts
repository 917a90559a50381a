/** Every photo is stored in these widths, or narrower where the original is: `${src}-${width}.webp`. */
export const photoWidths = [320, 960, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];
