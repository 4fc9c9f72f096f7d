/** Formats a username with a leading @. */
export const handleOf = (username: string) => `@${username}`;
