import { defineMessages as define, type MessageDescriptor } from 'react-intl';

/**
 * Declares messages where they are used; the extraction finds them by this function's name. react-intl's own wants the
 * type of every value written beside each message, which says again what the message says: `formatjs verify` and the
 * linter hold messages and values together instead.
 */
export const defineMessages = define as <const Messages extends Record<string, MessageDescriptor>>(
  messages: Messages,
) => { readonly [Name in keyof Messages]: MessageDescriptor };
