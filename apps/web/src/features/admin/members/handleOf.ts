/** Formats a username the way members write it. */
export const handleOf = (username: string) => `@${username}`;
