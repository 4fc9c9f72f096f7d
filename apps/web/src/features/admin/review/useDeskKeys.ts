import type { ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import type { ReviewShortcut } from '@pwr-community/ui/layouts/ReviewLayout';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { keyMessages as m } from './messages.ts';

interface Desk {
  /** The open submission. */
  current: ReviewSubmission | undefined;
  onShowMember: () => void;
  /** Opens a dialog of a decision, where its fields have no room. */
  onDialog: (dialog: 'accept' | 'reject') => void;
}

/** The keys of the desk besides those that every review has, and the places they lead to. */
export function useDeskKeys({ current, onShowMember, onDialog }: Desk) {
  const { formatMessage } = useIntl();
  const pointsRef = useRef<HTMLInputElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [shownId, setShownId] = useState<number>();
  const isUndecided = current?.status === 'In Review';

  const shortcuts: ReviewShortcut[] = [
    {
      sign: 'p',
      label: formatMessage(m.type),
      onPress:
        isUndecided &&
        (() => {
          const field = pointsRef.current;
          if (!field?.checkVisibility()) return onDialog('accept');
          field.focus();
          field.select();
        }),
    },
    {
      sign: 'v',
      label: formatMessage(m.show),
      onPress: current?.url ? () => setShownId(current.submissionId) : undefined,
    },
    {
      sign: 'o',
      label: formatMessage(m.original),
      onPress: current && (() => window.open(current.url ?? current.imageUrl ?? '', '_blank', 'noopener,noreferrer')),
    },
    { sign: 'm', label: formatMessage(m.member), onPress: current && onShowMember },
    {
      sign: '/',
      keyName: formatMessage(m.slash),
      label: formatMessage(m.search),
      onPress: () => searchRef.current?.focus(),
    },
  ].map(({ onPress, ...shortcut }) => ({ ...shortcut, onPress: onPress || undefined }));

  return {
    shortcuts,
    /** Leads to the reasons, because a rejection needs one. */
    askReason: () => {
      const first = panelRef.current?.querySelector<HTMLElement>('[data-part=reject] input[type=radio]');
      if (!panelRef.current?.querySelector('[data-part=reject]')?.checkVisibility()) return onDialog('reject');
      first?.focus();
      announce(formatMessage(m.reasonFirst));
    },
    /** The admin asked for the open post. */
    isShown: current !== undefined && shownId === current.submissionId,
    pointsRef,
    searchRef,
    panelRef,
  };
}
