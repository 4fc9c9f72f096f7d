'use client';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button/index.ts';
import { LinkIcon, PaperPlaneRightIcon } from '../../components/Icon/index.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.ts';
import { length } from '../../internal/length.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useStable } from '../../internal/useStable.ts';
import { Kbd } from '../../components/Kbd/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { below } from '../../theme/tokens.ts';
import * as styles from './CommentComposer.styles.ts';
import type { InsertLinkMessages } from './InsertLink.tsx';
import { useIsMac } from './useIsMac.ts';

const { Overlay: InsertLink, intent } = lazyOverlay(async () => (await import('./InsertLink.tsx')).InsertLink);

export interface CommentComposerMessages {
  /** Names the field; not shown. */
  label: string;
  placeholder: string;
  send: string;
  /** The keys that send, as "⟨keys⟩ to send". */
  hint: (keys: ReactNode) => ReactNode;
  /** Near the limit, as "1,950 / 2,000". */
  count: (used: number, limit: number) => string;
  /** Read out near the limit, as "50 characters left"; negative past it. */
  left: (left: number) => string;
  cancel: string;
  insertLink: InsertLinkMessages;
  /** In place of the field, for who is not logged in, as "Log in to comment". */
  logIn: string;
}

export interface CommentComposerProps {
  /** The draft. The caller keeps it, so that nothing is lost when the form goes or sending fails. */
  value: string;
  /** At every character: the new draft. */
  onChange: (value: string) => void;
  /** The trimmed text, never empty and never over the limit. The caller empties the draft. */
  onSend: (text: string) => void;
  /** There is a Cancel button, and Escape does the same. */
  onCancel?: () => void;
  /** The reader has to log in first: the field is a button that asks for it. */
  onRequireLogin?: () => void;
  /** What went wrong with the last attempt. */
  errorMessage?: ReactNode;
  /** Above the field, as "Replying to: Ana". */
  replyingTo?: ReactNode;
  /** Before the field: the reader's Avatar. */
  avatar?: ReactNode;
  /** The most characters (code points). Default 2,000. */
  limit?: number;
  /** Lines before anything is typed. Default 1. */
  rows?: number;
  /** The field takes the focus when it comes, as that of a reply. Default `false`. */
  autoFocus?: boolean;
  /** Every word that is shown or spoken. */
  messages: CommentComposerMessages;
  /** The element itself, so that the focus can be moved to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a comment is written. One line until it has the focus or a draft; ⌘ or Ctrl with Enter sends. */
export function CommentComposer({
  value,
  onChange,
  onSend,
  onCancel,
  onRequireLogin,
  errorMessage,
  replyingTo,
  avatar,
  limit = 2000,
  rows = 1,
  autoFocus,
  messages,
  ref,
}: CommentComposerProps) {
  const [isActive, setActive] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // The same at every keystroke: the caller's is not taken away and given back.
  const areaRef = useMemo(() => mergeRefs(ref, area), [ref]);
  /** Where the cursor goes when what was inserted is there. */
  const caret = useRef<number>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  const isPhone = useMedia(below.md);
  const isOpen = isActive || value !== '';
  const text = value.trim();
  const canSend = text !== '' && length(text) <= limit;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    // The button that was pressed has nothing to send any more: one goes on writing.
    area.current?.focus();
    onSend(text);
  };

  const on = useStable({
    link: () => {
      // Where the focus comes back to: one goes on writing.
      area.current?.focus();
      setLinking(true);
    },
    cancel: () => onCancel?.(),
  });

  /** At the cursor, or in place of what is selected, apart from the words around it. */
  const insert = (address: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const before = value.slice(0, selectionStart);
    const after = value.slice(selectionEnd);
    const inserted = `${before}${/\S$/.test(before) ? ' ' : ''}${address}${/^\s/.test(after) ? '' : ' '}`;
    caret.current = inserted.length;
    onChange(inserted + after);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape' && onCancel) {
      // Or the dialog around it would close.
      event.stopPropagation();
      onCancel();
    }
  };

  const onFocus = ({ target }: FocusEvent) => {
    // A draft goes on where it ends.
    if (!isActive && target instanceof HTMLTextAreaElement) target.setSelectionRange(value.length, value.length);
    setActive(true);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isLinking || currentTarget.contains(relatedTarget)) return;
    const close = () => setActive(currentTarget.contains(document.activeElement));
    // What is pressed stays under the pointer until it is let go.
    if (document.documentElement.matches(':active')) addEventListener('click', close, { once: true });
    else close();
  };

  const picture = avatar && (
    <span css={styles.avatar} data-part="avatar">
      {avatar}
    </span>
  );

  if (onRequireLogin) {
    return (
      <div css={styles.root} data-component="CommentComposer">
        {picture}
        <AriaButton onPress={onRequireLogin} css={styles.prompt} data-part="log-in">
          {messages.logIn}
        </AriaButton>
      </div>
    );
  }

  return (
    <>
      <form
        onSubmit={submit}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        css={styles.root}
        data-component="CommentComposer"
        data-reply={onCancel ? true : undefined}
        data-open={isOpen || undefined}
      >
        {picture}
        <div css={styles.field}>
          {replyingTo && (
            <p css={styles.replyingTo} data-part="replying-to">
              {replyingTo}
            </p>
          )}
          <TextArea
            ref={areaRef}
            label={messages.label}
            isLabelHidden
            placeholder={messages.placeholder}
            value={value}
            onChange={onChange}
            rows={rows}
            limit={limit}
            countFrom={limit * 0.9}
            errorMessage={errorMessage}
            autoFocus={autoFocus}
            messages={messages}
          />
        </div>
        {/* Not hidden but absent: above most discussions nobody writes. A phone has the button in its bar. */}
        {(isOpen || (isPhone !== false && !onCancel)) && (
          <Actions
            isOpen={isOpen}
            canSend={canSend}
            onLink={on.link}
            onCancel={onCancel && on.cancel}
            messages={messages}
          />
        )}
      </form>
      {/* Beside the form: what is sent and pressed in the dialog is none of the comment's. */}
      <InsertLink isOpen={isLinking} onOpenChange={setLinking} onInsert={insert} messages={messages.insertLink} />
    </>
  );
}

interface ActionsProps extends Pick<CommentComposerProps, 'onCancel' | 'messages'> {
  isOpen: boolean;
  canSend: boolean;
  onLink: () => void;
}

/** The buttons under the field: the same from one keystroke to the next. */
const Actions = memo(function Actions({ isOpen, canSend, onLink, onCancel, messages }: ActionsProps) {
  return (
    <div css={styles.actions} data-part="actions">
      {isOpen && (
        <Button {...intent} variant="quiet" size="s" icon={<LinkIcon />} onPress={onLink}>
          {messages.insertLink.title}
        </Button>
      )}
      <span css={styles.hint} data-part="hint">
        {messages.hint(<SendKeys />)}
      </span>
      {onCancel && (
        <Button variant="quiet" size="s" onPress={onCancel}>
          {messages.cancel}
        </Button>
      )}
      <Button type="submit" variant="primary" size="s" isDisabled={!canSend}>
        <span data-part="send-icon">
          <PaperPlaneRightIcon size="l" isDirectional />
        </span>
        <span data-part="send-words">{messages.send}</span>
      </Button>
    </div>
  );
});

function SendKeys() {
  const isMac = useIsMac();
  return (
    <>
      <Kbd>{isMac ? '⌘' : 'Ctrl'}</Kbd> <Kbd>↵</Kbd>
    </>
  );
}
