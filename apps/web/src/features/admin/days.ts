/** Returns the date that many days ago, in UTC. */
export const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const today = () => dayAgo(0);
