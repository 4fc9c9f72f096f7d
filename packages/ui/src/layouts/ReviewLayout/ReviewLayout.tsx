'use client';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { CaretLeftIcon } from '../../components/Icon/index.ts';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { isComposing } from '../../internal/keys.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Modal, type ModalMessages } from '../../components/Modal/index.ts';
import { KeyBar, KeyList, type ReviewKeyMessages } from './KeyBar.tsx';
import { actionFor, areKeysFree, type ReviewActions, type ReviewShortcut } from './reviewKeys.ts';
import { useStable } from '../../internal/useStable.ts';
import { type PlainRootProps, rootOf, useRootRef } from '../../internal/root.ts';
import * as styles from './ReviewLayout.styles.ts';

export interface ReviewLayoutProps extends ReviewActions, PlainRootProps<HTMLElement> {
  /** A ReviewQueue: 304 px wide from 1024 px, 352 px from 1280 px. */
  queue: ReactNode;
  /** A ReviewItem. If no item is open, an EmptyState, with no `decision`. */
  children: ReactNode;
  /**
   * A DecisionPanel: 304 px wide from 768 px, 344 px from 1280 px. Below 768 px, its outcome and actions follow the
   * item.
   */
  decision: ReactNode;
  /** A DecisionBar at the bottom edge, which replaces the buttons of `decision` below 768 px. */
  decisionBar: ReactNode;
  /** View shown below 1024 px. On wider screens, both views are shown. */
  view: 'queue' | 'item';
  /** Called to show the other view, for example by the back button. */
  onViewChange: (view: 'queue' | 'item') => void;
  /**
   * Focuses the open row when it first appears, so that the keys work immediately, unless the reader has moved focus.
   * Default `false`.
   */
  autoFocus?: boolean;
  /** Buttons beside the back button, below 1024 px: next, previous, and others that have a key. */
  itemTools?: ReactNode;
  /** Quiet Buttons at the end of the key bar, such as "Settings". */
  tools?: ReactNode;
  /** Shortcuts in addition to the keys of the actions. They are in the list of keys, but not in the key bar. */
  shortcuts?: readonly ReviewShortcut[];
  /** Text at the end of the key bar, such as "37 waiting, oldest 3 h". */
  summary?: ReactNode;
  /** Number of reasons with a key. Default 5. */
  reasonCount?: number;
  /** Turns single-key shortcuts on. Default `true`. */
  areKeysOn?: boolean;
  /** Called when the switch in the key bar is pressed. */
  onKeysChange: (areOn: boolean) => void;
  /** All visible and announced text. */
  messages: ModalMessages &
    ReviewKeyMessages & {
      /** The page's `h1`, such as "Review": visually hidden, because the visible title belongs to the queue. */
      title: string;
      /** Label of the back button, which returns from an item to the queue below 1024 px, such as "All submissions". */
      backToQueue: string;
    };
}

/**
 * Returns true if the reader has moved focus to this element. Otherwise focus is nowhere, or on the heading or landmark
 * of a new page.
 */
const isHeldByReader = (element: Element | null) =>
  element instanceof HTMLElement &&
  element !== document.body &&
  (element.tabIndex >= 0 || element.hasAttribute('role'));

const noShortcuts: readonly ReviewShortcut[] = [];

/**
 * Queue, item and decision side by side, with a bar that lists the keys for reviewing without a mouse. Keys work
 * wherever focus is, except in text fields, open lists, menus and dialogs. A switch turns them off.
 */
export function ReviewLayout({ ref, ...props }: ReviewLayoutProps) {
  const { queue, children, decision, decisionBar, view, onViewChange, summary, reasonCount = 5, messages } = props;
  const { areKeysOn = true, onKeysChange, autoFocus = false, itemTools, tools, shortcuts = noShortcuts } = props;
  const titleId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const queueRef = useRef<HTMLDivElement>(null);
  const itemRef = useRef<HTMLDivElement>(null);
  const shownView = useRef(view);

  // Below 1024 px, the views replace each other, and focus moves to the visible one.
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    const [shown, gone] = view === 'item' ? [itemRef, queueRef] : [queueRef, itemRef];
    if (gone.current?.getClientRects().length === 0) shown.current?.focus();
  }, [view]);

  // Excludes the current page of a Pagination, which is `aria-current=page`.
  const findRow = () => queueRef.current?.querySelector<HTMLElement>('[aria-current=true]');
  const findPlace = () => [findRow(), itemRef.current, queueRef.current].find((one) => one?.checkVisibility());
  // A decision may unmount the focused element.
  useLostFocus(root, findPlace);

  const hasOpened = useRef(!autoFocus);
  useEffect(() => {
    const row = hasOpened.current ? null : findRow();
    if (!row) return;
    hasOpened.current = true;
    // After a page change, an effect that runs after this one may move focus from the pressed link to the heading.
    queueMicrotask(() => {
      if (!isHeldByReader(document.activeElement)) row.focus();
    });
  });

  const on = useStable({
    changeKeys: onKeysChange,
    help: () => setHelpOpen(true),
    press: (event: KeyboardEvent) => {
      const { target } = event;
      // Escape leaves a text field, so that the keys work again. In an input method, it cancels the composition.
      if (
        event.key === 'Escape' &&
        !isComposing(event) &&
        target instanceof HTMLElement &&
        root.current?.contains(target)
      )
        if (target.matches('input:not([type=radio], [type=checkbox]), textarea')) {
          // Browsers would also empty a search field.
          event.preventDefault();
          findPlace()?.focus();
        }
      if (!areKeysOn || !root.current || !areKeysFree(root.current, target)) return;
      const action = actionFor(event, props, shortcuts, () => setHelpOpen(true));
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
  });
  // Listens on the document, because focus may be anywhere or nowhere when the page opens.
  useEffect(() => {
    document.addEventListener('keydown', on.press, true);
    return () => document.removeEventListener('keydown', on.press, true);
  }, [on]);

  return (
    <section
      {...rootOf(props)}
      ref={useRootRef(root, ref)}
      aria-labelledby={titleId}
      css={styles.root}
      data-component="ReviewLayout"
      data-toasts="beside-aside"
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
          {itemTools && (
            <div css={styles.itemTools} data-part="item-tools">
              {itemTools}
            </div>
          )}
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
        tools={tools}
        areKeysOn={areKeysOn}
        onKeysChange={on.changeKeys}
        onHelp={on.help}
        messages={messages}
      />
      <Modal isOpen={isHelpOpen} onOpenChange={setHelpOpen} size="s" title={messages.help} messages={messages}>
        <KeyList reasonCount={reasonCount} shortcuts={shortcuts} messages={messages} />
      </Modal>
    </section>
  );
}
