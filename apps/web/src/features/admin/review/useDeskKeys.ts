import type { ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import type { ReviewShortcut } from '@pwr-community/ui/layouts/ReviewLayout';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListKeys } from '../desk/useListKeys.ts';
import type { useSelection } from '../desk/useSelection.ts';
import { keyMessages as m } from './messages.ts';

interface Desk {
  /** The open submission. */
  current: ReviewSubmission | undefined;
  /** True while the submissions are still those of the previous view. */
  isPrevious: boolean;
  onShowMember: () => void;
  /** Opens the member's notes, for when they aren't visible beside the submission. */
  onShowNotes: () => void;
  /** Opens a decision's dialog, for when its fields aren't visible beside the submission. */
  onDialog: (dialog: 'accept' | 'reject') => void;
  /** Undefined for decided submissions. */
  selection:
    | Pick<ReturnType<typeof useSelection<ReviewSubmission, number>>, 'selected' | 'toggle' | 'clear' | 'selectAll'>
    | undefined;
  /** Shows new submissions; undefined if there are none. */
  onShowNew: (() => void) | undefined;
}

/**
 * The review desk's keyboard shortcuts, including those that all desks share, and refs to the controls that they focus.
 */
export function useDeskKeys({ current, isPrevious, onShowMember, onShowNotes, onDialog, selection, onShowNew }: Desk) {
  const { formatMessage } = useIntl();
  const pointsRef = useRef<HTMLInputElement>(null);
  const messageRef = useRef<HTMLTextAreaElement>(null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [shownId, setShownId] = useState<number>();
  const isUndecided = current?.status === 'In Review';

  const listKeys = useListKeys({
    currentId: current?.submissionId,
    isPrevious,
    selection,
    originalHref: current && (current.url ?? current.imageUrl ?? undefined),
    onShowMember: current && onShowMember,
    searchRef,
  });
  const askPoints = () => {
    const field = pointsRef.current;
    if (!field?.checkVisibility()) return onDialog('accept');
    field.focus();
    field.select();
  };
  const shortcuts: ReviewShortcut[] = [
    {
      sign: 'p',
      label: formatMessage(m.type),
      onPress: isUndecided ? askPoints : undefined,
    },
    {
      sign: 's',
      label: formatMessage(m.message),
      onPress: isUndecided
        ? () => (messageRef.current?.checkVisibility() ? messageRef.current.focus() : onDialog('reject'))
        : undefined,
    },
    ...listKeys,
    {
      sign: 'n',
      label: formatMessage(m.note),
      onPress: current && (() => (noteRef.current?.checkVisibility() ? noteRef.current.focus() : onShowNotes())),
    },
    { sign: '.', keyName: formatMessage(m.period), label: formatMessage(m.news), onPress: onShowNew },
    {
      sign: 'v',
      label: formatMessage(m.show),
      onPress: current?.url ? () => setShownId(current.submissionId) : undefined,
    },
  ];

  return {
    shortcuts,
    /** Asks for points that can be awarded: focuses their field or, if it is hidden, opens the dialog. */
    askPoints,
    /** Asks for the reason that a rejection requires: focuses the reasons or, if they are hidden, opens the dialog. */
    askReason: () => {
      const first = panelRef.current?.querySelector<HTMLElement>('[data-part=reject] input[type=radio]');
      if (!panelRef.current?.querySelector('[data-part=reject]')?.checkVisibility()) return onDialog('reject');
      first?.focus();
      announce(formatMessage(m.reasonFirst));
    },
    /** True if the admin has asked to load the open submission's post. */
    isShown: current !== undefined && shownId === current.submissionId,
    pointsRef,
    messageRef,
    noteRef,
    searchRef,
    panelRef,
  };
}
