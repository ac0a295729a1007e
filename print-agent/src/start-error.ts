/** A reason not to start that a technician can fix: shown as a sentence, without a stack. */
export class StartError extends Error {}
