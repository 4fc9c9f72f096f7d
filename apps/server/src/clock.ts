/** Returns the current time. Time-dependent code takes a clock, so that tests can control it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
