/** A reason not to start that the person can fix: shown as a sentence, without a stack. */
export class StartError extends Error {}
