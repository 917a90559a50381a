/** The picture is none we take; the message completes a sentence that begins with its name. */
export class PhotoRefused extends Error {}

/** More pictures are waiting than we let wait. */
export class PhotosBusy extends Error {}

/** The process that read the picture ended under it. */
export class DecoderDied extends Error {}

/** The signal by which a process ends whose picture costs too much. */
export const tooMuchComputing = 'SIGUSR2';
