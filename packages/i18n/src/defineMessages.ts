import { defineMessages as define, type MessageDescriptor } from 'react-intl';

/**
 * Declares messages where they are used; the extraction finds calls by this name. react-intl's own function also
 * requires the type of every value, which repeats the message. `formatjs verify` and the linter check messages against
 * values instead.
 */
export const defineMessages = define as <const Messages extends Record<string, MessageDescriptor>>(
  messages: Messages,
) => { readonly [Name in keyof Messages]: MessageDescriptor };
