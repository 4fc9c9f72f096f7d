import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for all full-page forms. */
export const pageFormMessages = defineMessages({
  restored: {
    id: 'form.restored',
    defaultMessage: 'We restored your unsent draft.',
    description: 'Above the form, when it begins with text that was not sent the last time',
  },
  startOver: {
    id: 'form.startOver',
    defaultMessage: 'Start over',
    description: 'Button that drops the text of the last time',
  },
  save: { id: 'form.save', defaultMessage: 'Save changes', description: 'Button that sends the changes of a project' },
  saving: { id: 'form.saving', defaultMessage: 'Saving changes', description: 'Spoken while the changes are sent' },
  required: {
    id: 'form.required',
    defaultMessage: 'This field is required',
    description: 'Error: a field that must not be empty',
  },
  hidden: {
    id: 'form.hidden',
    defaultMessage: 'Remove the invisible characters',
    description: 'Error at a field with a text: it has characters that nobody sees, or that turn the direction of text',
  },
  tooLong: {
    id: 'form.tooLong',
    defaultMessage: '{count, plural, one {At most # character} other {At most # characters}}',
    description: 'Error: a text that is too long',
  },
});

/** Messages for the dialog that confirms discarding a draft. */
export const discardMessages = defineMessages({
  discardTitle: {
    id: 'form.discardTitle',
    defaultMessage: 'Discard what you wrote?',
    description: 'Question when the form is left by Cancel with text in it',
  },
  discardBody: {
    id: 'form.discardBody',
    defaultMessage: 'It hasn’t been sent and can’t be recovered.',
    description: 'Text of the question “Discard what you wrote?”',
  },
  discard: { id: 'form.discard', defaultMessage: 'Discard', description: 'Button that drops what was written' },
  keepWriting: {
    id: 'form.keepWriting',
    defaultMessage: 'Keep editing',
    description: 'Button that goes back to the form',
  },
  discarding: {
    id: 'form.discarding',
    defaultMessage: 'Discarding',
    description: 'Spoken while what was written is dropped',
  },
});

/** Messages for the notice about conflicting edits. */
export const conflictMessages = defineMessages({
  title: {
    id: 'form.conflictTitle',
    defaultMessage:
      '{count, plural, one {Someone else changed # of the fields you changed} other {Someone else changed # of the fields you changed}}',
    description: 'Above a form that was not saved, because another person saved the same fields meanwhile',
  },
  body: {
    id: 'form.conflictBody',
    defaultMessage: 'Nothing you typed is lost. Choose what to keep, then save again.',
    description: 'Under the title “Someone else changed…”',
  },
  mine: {
    id: 'form.conflictMine',
    defaultMessage: 'Keep yours',
    description: 'Choice: the value that the reader typed',
  },
  theirs: {
    id: 'form.conflictTheirs',
    defaultMessage: 'Use the saved one',
    description: 'Choice: the value that the other person saved',
  },
  empty: {
    id: 'form.conflictEmpty',
    defaultMessage: 'Empty',
    description: 'In place of the value of a field that is empty',
  },
  yes: { id: 'form.conflictYes', defaultMessage: 'Yes', description: 'Value of a checkbox' },
  no: { id: 'form.conflictNo', defaultMessage: 'No', description: 'Value of a checkbox' },
});
