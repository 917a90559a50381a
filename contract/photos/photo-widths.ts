/** Every photo is stored in these widths, or narrower where the original is: `${src}-${width}.webp`. */
export const photoWidths = [320, 960, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** An avatar or logo is stored in these, always square. The address that answers carry names the middle one. */
export const squareWidths = [96, 192, 384] as const;

/** What a file may be named after. */
export const fileWidths = [...photoWidths, ...squareWidths] as const;
export type FileWidth = (typeof fileWidths)[number];
