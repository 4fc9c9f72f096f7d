/** Tells the time. Everything that depends on time takes one, so that tests can move it. */
export type Clock = () => Date;

/** The real time. */
export const systemClock: Clock = () => new Date();
