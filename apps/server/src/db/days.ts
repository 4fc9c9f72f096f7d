// A date is cast to a timestamp first. Otherwise PostgreSQL would read it in the session's time zone.

/** SQL for the first moment of a UTC day. */
export const startOf = (date: string) => `${date}::date::timestamp at time zone 'UTC'`;

/** SQL for the first moment after a UTC day. */
export const endOf = (date: string) => `(${date}::date + 1)::timestamp at time zone 'UTC'`;
