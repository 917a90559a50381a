/** "Übermacht Sentinel Classic" is `ubermacht-sentinel-classic`. */
export const fileNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
