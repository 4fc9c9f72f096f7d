/** Domains that are reserved for examples (RFC 2606). */
const EXAMPLE = /(^|[.@])example\.(org|com|net)$/;

/** Returns true if a URL or an email address belongs to an example domain. */
export const isExample = (value: string): boolean => EXAMPLE.test(domainOf(value));

/** Returns the host of a URL, or any other text without the `>` that ends `Name <address>`. */
const domainOf = (value: string): string => (URL.canParse(value) ? new URL(value).hostname : value.replace(/>$/, ''));
