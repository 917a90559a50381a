/** An image we don't accept. The message completes a sentence that starts with its name. */
export class PhotoRefused extends Error {}

/** Too many images are waiting. */
export class PhotosBusy extends Error {}

/** The process that was decoding the image died. */
export class DecoderDied extends Error {}

/** Ends a process whose image takes too much CPU time. */
export const tooMuchComputing = 'SIGUSR2';
