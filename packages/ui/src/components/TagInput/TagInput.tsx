'use client';
import { type CompositionEvent, type KeyboardEvent, type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { WarningOctagonIcon, XIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import { isBlank } from '../../internal/isBlank.ts';
import { isComposing } from '../../internal/keys.ts';
import { length } from '../../internal/length.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './TagInput.styles.ts';

export interface TagInputProps extends FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /**
   * Tags in the order in which they were added, then the rejected words, which the field shows as text. The form should
   * refuse a value with rejected words: repeated ones regardless of case, ones over `maxLength`, and more than `max`. It
   * must not remove them itself, which would remove the text as well.
   */
  value: readonly string[];
  /** Called when a tag is added or removed, and when text is rejected. Tags and words are trimmed. */
  onChange: (tags: string[]) => void;
  /** Called when focus leaves the field, after the typed text has been added as a tag or rejected. */
  onBlur?: () => void;
  /** Maximum number of tags. Default 10. */
  max?: number;
  /** Maximum length of a tag in characters (code points). Default 40. */
  maxLength?: number;
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** Example value. Never a replacement for the label. */
  placeholder?: string;
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Ref to the input, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list of tags, such as "Chosen categories". */
    list: string;
    /** Start of the remove button's accessible name; the tag follows. */
    remove: string;
    /** Announced when a tag has been added, such as "DeFi added". */
    added: (tag: string) => string;
    /** Counter below the field, such as "3 / 10". */
    count: (used: number, max: number) => string;
    /** Error: the tag exists already. */
    duplicate: (tag: string) => string;
    /** Error: the maximum number of tags is reached. */
    full: (max: number) => string;
    /** Error: the text is too long for a tag. */
    tooLong: (maxLength: number) => string;
  };
}

type Reason = 'duplicate' | 'full' | 'tooLong';

/** The first rejected word. */
interface Refusal {
  word: string;
  reason: Reason;
}

/** Splits at commas of any script. */
const split = (text: string) => text.split(/[,،，、]/);

const join = (words: readonly string[]) => words.join(', ');

const isSame = (words: readonly string[], others: readonly string[]) =>
  words.length === others.length && words.every((word, index) => word === others[index]);

/**
 * Free-text tags. Enter, a comma or leaving the field turns the typed text into a tag. Rejected text stays in the field
 * and in its value, so that a form neither loses nor sends it.
 */
export function TagInput({
  label,
  value,
  onChange,
  onBlur,
  max = 10,
  maxLength = 40,
  description,
  errorMessage,
  placeholder,
  isDisabled = false,
  ref,
  messages,
  ...root
}: TagInputProps) {
  const { tags, rejected, refusal } = judge(value, max, maxLength);
  const [text, setText] = useState(() => join(rejected));
  const [added, setAdded] = useState('');
  // A value from elsewhere, such as after a form's reset, replaces the rejected words, but not text still being typed.
  const [reported, setReported] = useState(value);
  if (!isSame(value, reported)) {
    setReported(value);
    if (rejected.length > 0 || text === join(judge(reported, max, maxLength).rejected)) setText(join(rejected));
  }
  const input = useRef<HTMLInputElement>(null);
  // The text before an input method's composition, while there is one.
  const composedFrom = useRef<string>(undefined);

  const report = (next: string[]) => {
    if (isSame(next, value)) return;
    setReported(next);
    onChange(next);
  };

  /** Adds the words of this text to these tags, in order; rejected ones stay in the field. */
  const add = (typed: string, to = tags) => {
    const words = split(typed)
      .map((entry) => entry.trim())
      .filter((word) => !isBlank(word));
    const next = judge([...to, ...words], max, maxLength);
    setText(join(next.rejected));
    if (next.tags.length > to.length) setAdded(next.tags.slice(to.length).map(messages.added).join(' '));
    report([...next.tags, ...next.rejected]);
  };

  const remove = (gone: ReadonlySet<unknown>) => {
    const left = tags.filter((tag) => !gone.has(tag));
    // The last tag is gone, so focus moves to the input.
    if (left.length === 0) input.current?.focus();
    setAdded('');
    // There may be room for rejected words now.
    add(text, left);
  };

  const type = (next: string) => {
    setAdded('');
    // A new comma ends a word. Commas between rejected words stay while these are edited. During a composition, a comma
    // isn't final, and changing the text would end it.
    if (composedFrom.current === undefined && split(next).length > split(text).length) add(next);
    else {
      setText(next);
      report(tags);
    }
  };

  const endComposition = ({ currentTarget: { value: composed } }: CompositionEvent<HTMLInputElement>) => {
    const from = composedFrom.current ?? '';
    composedFrom.current = undefined;
    if (split(composed).length > split(from).length) add(composed);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      // Enter adds a tag. It never submits the form, even if the field is empty.
      event.preventDefault();
      add(text);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      report(tags.slice(0, -1));
      setText(last);
    }
  };

  const refusals: Record<Reason, (word: string) => string> = {
    duplicate: messages.duplicate,
    full: () => messages.full(max),
    tooLong: () => messages.tooLong(maxLength),
  };
  const error = refusal ? refusals[refusal.reason](refusal.word) : errorMessage;

  return (
    <TextField
      {...root}
      value={text}
      onChange={type}
      onBlur={() => {
        add(text);
        onBlur?.();
      }}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      css={field.field}
      data-component="TagInput"
    >
      <Label css={field.label}>{label}</Label>
      <Group css={styles.box} data-part="box">
        <TagGroup aria-label={messages.list} onRemove={remove} disabledKeys={isDisabled ? tags : []} css={styles.tags}>
          <TagList items={tags.map((tag) => ({ id: tag }))} css={styles.list} data-part="tags">
            {({ id }) => (
              <Tag textValue={id} css={styles.tag} data-part="tag">
                <bdi>{id}</bdi>
                <Button
                  slot="remove"
                  aria-label={messages.remove}
                  excludeFromTabOrder
                  isDisabled={isDisabled}
                  css={styles.remove}
                >
                  <XIcon />
                </Button>
              </Tag>
            )}
          </TagList>
        </TagGroup>
        <Input
          ref={useMemo(() => mergeRefs(input, ref), [ref])}
          onKeyDown={onKeyDown}
          onCompositionStart={() => {
            composedFrom.current = text;
          }}
          onCompositionEnd={endComposition}
          placeholder={tags.length ? undefined : placeholder}
          css={styles.input}
        />
        {Boolean(error) && (
          <span css={field.sign}>
            <WarningOctagonIcon />
          </span>
        )}
      </Group>
      <div css={styles.foot}>
        {description && (
          <Text slot="description" css={field.description}>
            {description}
          </Text>
        )}
        <span css={styles.counter} data-part="counter">
          {messages.count(tags.length, max)}
        </span>
      </div>
      <FieldError css={field.error} data-part="error">
        {error}
      </FieldError>
      <Spoken as="span" css={visuallyHidden}>
        {refusal ? error : added}
      </Spoken>
    </TextField>
  );
}

/** Divides words into tags and rejected words. */
function judge(words: readonly string[], max: number, maxLength: number) {
  const tags: string[] = [];
  const rejected: string[] = [];
  let refusal: Refusal | undefined;
  for (const word of words) {
    const reason = refuse(word, tags, max, maxLength);
    if (reason) {
      rejected.push(word);
      refusal ??= { word, reason };
    } else tags.push(word);
  }
  return { tags, rejected, refusal };
}

function refuse(word: string, tags: readonly string[], max: number, maxLength: number): Reason | undefined {
  if (tags.some((tag) => tag.toLowerCase() === word.toLowerCase())) return 'duplicate';
  if (length(word) > maxLength) return 'tooLong';
  return tags.length >= max ? 'full' : undefined;
}
