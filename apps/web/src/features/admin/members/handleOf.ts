/** Formats a username like members write it. */
export const handleOf = (username: string) => `@${username}`;
