/** Domains that are reserved for examples (RFC 2606). */
const EXAMPLE = /(^|[.@])example\.(org|com|net)$/;

/** Returns true if an address or a mailbox belongs to a domain that is only an example. */
export const isExample = (value: string): boolean => EXAMPLE.test(domainOf(value));

/** The host of an address, or the text itself without the end of a mailbox's angle brackets. */
const domainOf = (value: string): string => (URL.canParse(value) ? new URL(value).hostname : value.replace(/>$/, ''));
