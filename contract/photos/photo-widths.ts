/** Stored widths of every photo, or narrower if the original is: `${src}-${width}.webp`. */
export const photoWidths = [320, 960, 1920] as const;

/** Stored widths of avatars and logos, always square. Responses link the middle one. */
export const squareWidths = [96, 192, 384] as const;

/** Widths that can appear in a file name. */
export const fileWidths = [...photoWidths, ...squareWidths] as const;
export type FileWidth = (typeof fileWidths)[number];
