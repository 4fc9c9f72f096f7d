'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { CaretLeftIcon } from '../../components/Icon/index.ts';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Modal, type ModalMessages } from '../../components/Modal/index.ts';
import { KeyBar, KeyList, type ReviewKeyMessages } from './KeyBar.tsx';
import { actionFor, type ReviewActions } from './reviewKeys.ts';
import * as styles from './ReviewLayout.styles.ts';

export interface ReviewLayoutProps extends ReviewActions {
  /** What waits: a ReviewQueue, 352 px wide. */
  queue: ReactNode;
  /** What is open: a ReviewItem. Where nothing is: an EmptyState, and no `decision`. */
  children: ReactNode;
  /** A DecisionPanel, 344 px wide; below 768 px it follows the item. */
  decision: ReactNode;
  /** Stands in for `decision` below 640 px, at the bottom edge: a DecisionBar. */
  decisionBar: ReactNode;
  /** Which of the two is seen below 1024 px. From there up both are. */
  view: 'queue' | 'item';
  /** The other of the two is to be seen, as by the way back to the queue. */
  onViewChange: (view: 'queue' | 'item') => void;
  /** The open row takes the focus when there is one first: the keys work at once. Default `false`. */
  autoFocus?: boolean;
  /** At the end of the key bar, as "37 waiting, oldest 3 h". */
  summary?: ReactNode;
  /** How many reasons have a key. Default 5. */
  reasonCount?: number;
  /** Whether single keys act. Default `true`. */
  areKeysOn?: boolean;
  /** The switch in the key bar was pressed. */
  onKeysChange: (areOn: boolean) => void;
  /** Every word that is shown or spoken. */
  messages: ModalMessages &
    ReviewKeyMessages & {
      /** The page's `h1`, as "Review": read out, not shown, for the title that is seen goes with the queue. */
      title: string;
      /** Back from an item, below 1024 px, as "All submissions". */
      backToQueue: string;
    };
}

/**
 * Queue, item and decision side by side, and a bar of the keys that review them all without a mouse. The keys act only
 * while the focus is on a row of the queue or in the item, and a switch turns them off.
 */
export function ReviewLayout(props: ReviewLayoutProps) {
  const { queue, children, decision, decisionBar, view, onViewChange, summary, reasonCount = 5, messages } = props;
  const { areKeysOn = true, onKeysChange, autoFocus = false } = props;
  const titleId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const queueRef = useRef<HTMLDivElement>(null);
  const itemRef = useRef<HTMLDivElement>(null);
  const shownView = useRef(view);

  // Below 1024 px one view takes the place of the other, and the focus goes with it.
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    const [shown, gone] = view === 'item' ? [itemRef, queueRef] : [queueRef, itemRef];
    if (gone.current?.getClientRects().length === 0) shown.current?.focus();
  }, [view]);

  // A decision may take the focused element away. The keys act only inside, so the focus stays there.
  useLostFocus(root, () =>
    [queueRef.current?.querySelector<HTMLElement>('[aria-current]'), itemRef.current, queueRef.current].find((one) =>
      one?.checkVisibility(),
    ),
  );

  const hasOpened = useRef(!autoFocus);
  useEffect(() => {
    const row = hasOpened.current ? null : queueRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row) return;
    hasOpened.current = true;
    // Whoever is in a field or a dialog by then is left there.
    if (!document.activeElement?.closest('input, textarea, [role=dialog], [role=alertdialog]')) row.focus();
  });

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!areKeysOn) return;
    const action = actionFor(event, props, () => setHelpOpen(true));
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return (
    <section
      ref={root}
      aria-labelledby={titleId}
      onKeyDownCapture={onKeyDownCapture}
      css={styles.root}
      data-component="ReviewLayout"
      data-view={view}
      data-undecidable={decision ? undefined : ''}
      data-keys={areKeysOn ? 'on' : 'off'}
    >
      <h1 id={titleId} css={visuallyHidden}>
        {messages.title}
      </h1>
      <div ref={queueRef} tabIndex={-1} css={styles.queue} data-part="queue">
        {queue}
      </div>
      <div ref={itemRef} tabIndex={-1} css={styles.item} data-part="item">
        <div css={styles.back}>
          <Button variant="quiet" icon={<CaretLeftIcon isDirectional />} onPress={() => onViewChange('queue')}>
            {messages.backToQueue}
          </Button>
        </div>
        {children}
      </div>
      <div css={styles.decision} data-part="decision">
        {decision}
      </div>
      <div css={styles.decisionBar} data-part="decision-bar">
        {decisionBar}
      </div>
      <KeyBar
        reasonCount={reasonCount}
        summary={summary}
        areKeysOn={areKeysOn}
        onKeysChange={onKeysChange}
        onHelp={() => setHelpOpen(true)}
        messages={messages}
      />
      <Modal isOpen={isHelpOpen} onOpenChange={setHelpOpen} size="s" title={messages.help} messages={messages}>
        <KeyList reasonCount={reasonCount} messages={messages} />
      </Modal>
    </section>
  );
}
