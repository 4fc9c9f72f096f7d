/** A user name as members write it. */
export const handleOf = (username: string) => `@${username}`;
