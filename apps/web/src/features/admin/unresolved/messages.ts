import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const unresolvedMessages = defineMessages({
  title: {
    id: 'admin.unresolved.title',
    defaultMessage: 'Unresolved quests',
    description: 'Title of a page for admins: quests that members say they have done, and nobody has decided about',
  },
  loading: {
    id: 'admin.unresolved.loading',
    defaultMessage: 'Loading requests',
    description: 'Spoken while the unresolved quests load',
  },
  failed: {
    id: 'admin.unresolved.failed',
    defaultMessage: 'Error loading the requests',
    description: 'In place of the unresolved quests when they could not be loaded',
  },
  empty: {
    id: 'admin.unresolved.empty',
    defaultMessage: 'No quests waiting for review',
    description: 'In place of the list when no request waits for a decision',
  },
  emptyHint: {
    id: 'admin.unresolved.emptyHint',
    defaultMessage: 'New requests appear here as they come in.',
    description: 'Under “Every quest is resolved”',
  },
  pages: {
    id: 'admin.unresolved.pages',
    defaultMessage: 'Pages of the unresolved quests',
    description: 'Spoken name of the page buttons',
  },
  inReview: {
    id: 'admin.unresolved.inReview',
    defaultMessage: 'Waiting for an admin',
    description: 'State of a request: an admin has to look at it',
  },
  pending: {
    id: 'admin.unresolved.pending',
    defaultMessage: 'Service not responding',
    description: 'State of a request: X, Discord or Telegram would tell whether the quest is done, and is asked again',
  },
  kind: { id: 'admin.unresolved.kind', defaultMessage: 'Quest', description: 'Spoken before the title of a quest' },
  asks: {
    id: 'admin.unresolved.requested',
    defaultMessage: '{points, plural, one {# point} other {# points}}, requested {when}',
    description: 'Beside the title of a quest; points is what it awards, when is as “3 days ago”',
  },
  noProof: {
    id: 'admin.unresolved.noProof',
    defaultMessage: 'No proof',
    description: 'Under the name of a quest: the member gave neither a link nor words',
  },
  verify: { id: 'admin.unresolved.verify', defaultMessage: 'Verify', description: 'Button that opens a dialog' },
  fail: { id: 'admin.unresolved.fail', defaultMessage: 'Reject', description: 'Button that opens a dialog' },
  force: {
    id: 'admin.unresolved.force',
    defaultMessage: 'Force-verify',
    description: 'Button that opens a dialog: completes the quest and pays it, whatever was checked',
  },
  verifyKey: {
    id: 'admin.unresolved.verifyKey',
    defaultMessage: 'verify',
    description: 'Beside the key A: what it does',
  },
  failKey: {
    id: 'admin.unresolved.failKey',
    defaultMessage: 'reject',
    description: 'Beside the key R: what it does',
  },
  forceKey: {
    id: 'admin.unresolved.forceKey',
    defaultMessage: 'force-verify',
    description: 'Beside the key F: what it does',
  },
  about: {
    id: 'admin.unresolved.about',
    defaultMessage: '{decision}: {quest}, {member}',
    description: 'Spoken name of a button; decision is its label, then whose quest it is about',
  },
  verifyTitle: {
    id: 'admin.unresolved.verifyTitle',
    defaultMessage: 'Verify this quest?',
    description: 'Title of a dialog',
  },
  verifyText: {
    id: 'admin.unresolved.verifyText',
    defaultMessage:
      '“{quest}” counts as completed by {member}, who can then claim {points, plural, one {# point} other {# points}}.',
    description: 'In the dialog that asks whether a quest is to be verified; member is a name',
  },
  failTitle: {
    id: 'admin.unresolved.failTitle',
    defaultMessage: 'Reject this request?',
    description: 'Title of a dialog',
  },
  failText: {
    id: 'admin.unresolved.failText',
    defaultMessage: '{member}’s “{quest}” won’t be accepted. They can try again.',
    description: 'In the dialog that asks whether a quest is to be failed; member is a name',
  },
  forceTitle: {
    id: 'admin.unresolved.forceTitle',
    defaultMessage: 'Force-verify this quest?',
    description: 'Title of a dialog',
  },
  forceText: {
    id: 'admin.unresolved.forceText',
    defaultMessage:
      '“{quest}” will be completed for {member}, whatever the checks found. {points, plural, one {# point is awarded} other {# points are awarded}} right away, and this can’t be undone.',
    description: 'In the dialog that asks whether a quest is to be completed by force; member is a name',
  },
  verifySome: {
    id: 'admin.unresolved.verifySome',
    defaultMessage: '{count, plural, one {Verify # request?} other {Verify # requests?}}',
    description: 'Title of a dialog',
  },
  failSome: {
    id: 'admin.unresolved.failSome',
    defaultMessage: '{count, plural, one {Reject # request?} other {Reject # requests?}}',
    description: 'Title of a dialog',
  },
  forceSome: {
    id: 'admin.unresolved.forceSome',
    defaultMessage: '{count, plural, one {Force-verify # request?} other {Force-verify # requests?}}',
    description: 'Title of a dialog',
  },
  verifySomeText: {
    id: 'admin.unresolved.verifySomeText',
    defaultMessage:
      'The quests count as completed, and the members can claim {points, plural, one {# point} other {# points}} in total.',
    description: 'In the dialog that verifies several requests',
  },
  failSomeText: {
    id: 'admin.unresolved.failSomeText',
    defaultMessage: 'The members can try again.',
    description: 'In the dialog that rejects several requests',
  },
  forceSomeText: {
    id: 'admin.unresolved.forceSomeText',
    defaultMessage:
      'The quests will be completed, whatever the checks found. {points, plural, one {# point is awarded} other {# points are awarded}} in total right away, and this can’t be undone.',
    description: 'In the dialog that completes several requests by force',
  },
  reason: {
    id: 'admin.unresolved.reason',
    defaultMessage: 'Reason shown to the member',
    description: 'Label of a field in the dialog that fails a quest',
  },
  reasonHint: {
    id: 'admin.unresolved.reasonHint',
    defaultMessage: 'Optional. The member sees it exactly as you write it.',
    description: 'Under the field “Why, for the member”',
  },
  deciding: {
    id: 'admin.unresolved.deciding',
    defaultMessage: 'Saving your decision',
    description: 'Spoken while it is sent',
  },
  somethingHappened: {
    id: 'admin.member.markFailed',
    defaultMessage: 'Something happened',
    description: 'Toast when a member could not be marked',
  },
});
