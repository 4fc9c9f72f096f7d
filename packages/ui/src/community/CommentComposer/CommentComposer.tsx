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
import { Button } from '../../components/Button/index.ts';
import { LinkIcon, PaperPlaneRightIcon } from '../../components/Icon/index.ts';
import { ModalFrame } from '../../internal/frame/ModalFrame.tsx';
import { isBlank } from '../../internal/isBlank.ts';
import { isComposing } from '../../internal/keys.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import { length } from '../../internal/length.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useStable } from '../../internal/useStable.ts';
import { Kbd } from '../../components/Kbd/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { below } from '../../theme/tokens.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as styles from './CommentComposer.styles.ts';
import type { InsertLinkMessages } from './InsertLink.tsx';
import { LogInPrompt } from './LogInPrompt.tsx';
import { useIsMac } from './useIsMac.ts';

const { Overlay: InsertLink, intent } = lazyOverlay(
  async () => (await import('./InsertLink.tsx')).InsertLink,
  ({ onOpenChange, messages }) => (
    <ModalFrame size="s" title={messages.title} onClose={() => onOpenChange(false)} messages={messages} />
  ),
);

export interface CommentComposerMessages {
  /** Accessible name of the field; not visible. */
  label: string;
  placeholder: string;
  send: string;
  /** Hint with the shortcut for sending, such as "⟨keys⟩ to send". */
  hint: (keys: ReactNode) => ReactNode;
  /** Counter shown near the limit, such as "1,950 / 2,000". */
  count: (used: number, limit: number) => string;
  /** Announced near and past the limit, such as "50 characters left"; `left` is negative past it. */
  left: (left: number) => string;
  cancel: string;
  insertLink: InsertLinkMessages;
  /** Shown instead of the field if the reader is logged out, such as "Log in to comment". */
  logIn: string;
}

export interface CommentComposerProps extends FieldRootProps {
  /** Draft, kept by the caller so that it survives when the form closes or sending fails. */
  value: string;
  /** Called with the new draft whenever it changes. */
  onChange: (value: string) => void;
  /** Called with the trimmed text, which is never blank or over the limit. The caller clears the draft. */
  onSend: (text: string) => void;
  /** Called by the Cancel button and by Escape. Leave it out to hide the button. */
  onCancel?: () => void;
  /** Called to log in. Pass it only while the reader is logged out: a button then replaces the form. */
  onRequireLogin?: () => void;
  /** Error from the last attempt. */
  errorMessage?: ReactNode;
  /** Shown above the field, such as "Replying to: Ana". */
  replyingTo?: ReactNode;
  /** The reader's Avatar, before the field. */
  avatar?: ReactNode;
  /** Maximum number of characters (code points). Default 2,000. */
  limit?: number;
  /** Initial number of lines. Default 1. */
  rows?: number;
  /** Focuses the field when it mounts, as in a reply. Default `false`. */
  autoFocus?: boolean;
  /** All visible and announced text. */
  messages: CommentComposerMessages;
  /** Ref to the text area, so that a caller can focus it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Form for writing a comment. Its buttons appear while it has focus or a draft; on a phone, the send button is always
 * shown. ⌘ or Ctrl with Enter sends the comment.
 */
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
  ...root
}: CommentComposerProps) {
  const [isActive, setActive] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // A stable ref: a new one on every keystroke would detach and attach the caller's ref.
  const areaRef = useMemo(() => mergeRefs(ref, area), [ref]);
  /** Caret position to set once the inserted text is rendered. */
  const caret = useRef<number>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  const isPhone = useMedia(below.md);
  const isOpen = isActive || value !== '';
  const text = value.trim();
  const canSend = !isBlank(text) && length(text) <= limit;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    // The caller clears the draft, which disables the pressed button, so focus moves to the field.
    area.current?.focus();
    onSend(text);
  };

  const on = useStable({
    link: () => {
      // The dialog returns focus to the field, because the field has it when the dialog opens.
      area.current?.focus();
      setLinking(true);
    },
    cancel: () => onCancel?.(),
  });

  /** Inserts the address at the caret or replaces the selection, and adds missing spaces around it. */
  const insert = (address: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const before = value.slice(0, selectionStart);
    const after = value.slice(selectionEnd);
    const inserted = `${before}${/\S$/.test(before) ? ' ' : ''}${address}${/^\s/.test(after) ? '' : ' '}`;
    caret.current = inserted.length;
    onChange(inserted + after);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape' && onCancel) {
      // Otherwise, Escape would also close a dialog around the form.
      event.stopPropagation();
      onCancel();
    }
  };

  const onFocus = ({ target }: FocusEvent) => {
    // Puts the caret at the end of the draft.
    if (!isActive && target instanceof HTMLTextAreaElement) target.setSelectionRange(value.length, value.length);
    setActive(true);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isLinking || currentTarget.contains(relatedTarget)) return;
    const close = () => setActive(currentTarget.contains(document.activeElement));
    // Waits for the click: closing earlier would move the pressed element away from the pointer.
    if (document.documentElement.matches(':active')) addEventListener('click', close, { once: true });
    else close();
  };

  if (onRequireLogin) return <LogInPrompt {...root} avatar={avatar} label={messages.logIn} onPress={onRequireLogin} />;

  return (
    <>
      <form
        {...root}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        css={styles.root}
        data-component="CommentComposer"
        data-reply={onCancel ? true : undefined}
        data-open={isOpen || undefined}
      >
        {avatar && (
          <span css={styles.avatar} data-part="avatar">
            {avatar}
          </span>
        )}
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
        {/* Mounted only when needed, because most readers never write a comment. On a phone, the bar always shows the
            button. */}
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
      {/* Outside the form, so that keys and submits in the dialog don't reach the comment's form. */}
      <InsertLink isOpen={isLinking} onOpenChange={setLinking} onInsert={insert} messages={messages.insertLink} />
    </>
  );
}

interface ActionsProps extends Pick<CommentComposerProps, 'onCancel' | 'messages'> {
  isOpen: boolean;
  canSend: boolean;
  onLink: () => void;
}

/** Buttons under the field. Memoized, because typing rarely changes them. */
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
