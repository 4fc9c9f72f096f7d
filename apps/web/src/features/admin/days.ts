/** The day this many days ago. Days are in UTC. */
export const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const today = () => dayAgo(0);
