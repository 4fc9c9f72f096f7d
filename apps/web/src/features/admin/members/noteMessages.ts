import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for admins' notes about members. */
export const noteMessages = defineMessages({
  title: { id: 'admin.note.title', defaultMessage: 'Notes', description: 'Above what admins noted about a member' },
  hint: {
    id: 'admin.note.hint',
    defaultMessage: 'Only admins see notes.',
    description: 'Under the title of the notes about a member',
  },
  label: { id: 'admin.note.label', defaultMessage: 'New note', description: 'Label of a text field' },
  add: { id: 'admin.note.add', defaultMessage: 'Add note', description: 'Button' },
  adding: { id: 'admin.note.adding', defaultMessage: 'Adding the note', description: 'Spoken while it is sent' },
  added: { id: 'admin.note.added', defaultMessage: 'Note added', description: 'Toast' },
  onlySubmission: {
    id: 'admin.note.onlySubmission',
    defaultMessage: 'About this submission',
    description: 'Checkbox: the note is about the open submission, not about its member in general',
  },
  thisSubmission: {
    id: 'admin.note.thisSubmission',
    defaultMessage: 'This submission',
    description: 'Beside a note: it is about the open submission',
  },
  otherSubmission: {
    id: 'admin.note.otherSubmission',
    defaultMessage: 'Another submission',
    description: 'Beside a note: it is about another submission of the same member',
  },
  aSubmission: {
    id: 'admin.note.aSubmission',
    defaultMessage: 'A submission',
    description: 'Beside a note in a member’s details: it is about one of their submissions',
  },
  loading: {
    id: 'admin.note.loading',
    defaultMessage: 'Loading notes',
    description: 'Hidden text for screen readers while they load',
  },
  failed: {
    id: 'admin.note.failed',
    defaultMessage: 'Error loading notes',
    description: 'In place of the notes when they could not be loaded',
  },
  empty: { id: 'admin.note.empty', defaultMessage: 'No notes yet', description: 'In place of the notes' },
  delete: { id: 'admin.note.delete', defaultMessage: 'Delete', description: 'Button beside the admin’s own note' },
  deleteName: {
    id: 'admin.note.deleteName',
    defaultMessage: 'Delete the note “{text}”',
    description: 'Spoken name of that button; text is the start of the note',
  },
  deleteTitle: {
    id: 'admin.note.deleteTitle',
    defaultMessage: 'Delete this note?',
    description: 'Title of a dialog',
  },
  deleteText: {
    id: 'admin.note.deleteText',
    defaultMessage: 'You can’t undo this. The entry in the audit log stays.',
    description: 'In the dialog that deletes a note',
  },
  deleteConfirm: { id: 'admin.note.deleteConfirm', defaultMessage: 'Delete note', description: 'Button' },
  deleting: { id: 'admin.note.deleting', defaultMessage: 'Deleting', description: 'Spoken while it is sent' },
  deleted: { id: 'admin.note.deleted', defaultMessage: 'Note deleted', description: 'Toast' },
  deleteFailed: {
    id: 'admin.note.deleteFailed',
    defaultMessage: 'Couldn’t delete the note',
    description: 'Toast',
  },
});
