/** Where the demo's pictures were taken. Part of the covers' file names. */
export type Place =
  | 'dusk-skyline'
  | 'neon-night'
  | 'desert-noon'
  | 'beach-promenade'
  | 'mountain-dawn'
  | 'studio-light'
  | 'studio-dark'
  | 'parking-garage'
  | 'suburban-driveway'
  | 'harbour';
