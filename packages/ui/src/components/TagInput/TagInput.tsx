'use client';
import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
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
import * as field from '../../internal/field.styles.ts';
import { length } from '../../internal/length.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './TagInput.styles.ts';

export interface TagInputProps {
  /** What the field asks for. */
  label: ReactNode;
  /** The tags, in the order in which they were added. */
  value: readonly string[];
  /** A tag came or went. Tags are trimmed and never the same but for case. */
  onChange: (tags: string[]) => void;
  /** Focus has left the field, and what was typed has become a tag. */
  onBlur?: () => void;
  /** The most tags. Default 10. */
  max?: number;
  /** The most characters (code points) of a tag. Default 40. */
  maxLength?: number;
  /** What to enter and how; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** An example of an entry. Never the only label. */
  placeholder?: string;
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** The input, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list of tags, as "Chosen categories". */
    list: string;
    /** Names the button in a tag; the tag's own name follows it. */
    remove: string;
    /** Read out when a tag was added, as "DeFi added". */
    added: (tag: string) => string;
    /** Beside the field, as "3 / 10". */
    count: (used: number, max: number) => string;
    /** What was typed is a tag already. */
    duplicate: (tag: string) => string;
    /** There is no room for another one. */
    full: (max: number) => string;
    /** What was typed is longer than a tag may be. */
    tooLong: (maxLength: number) => string;
  };
}

type Refusal = 'duplicate' | 'full' | 'tooLong';

/** Words of one's own, each a tag. Enter or a comma makes one of what is typed; nothing typed is thrown away. */
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
}: TagInputProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [added, setAdded] = useState('');
  const input = useRef<HTMLInputElement>(null);

  /** Makes tags of these words, in order; what is refused stays in the field. */
  const add = (words: string[]) => {
    const tags = [...value];
    const left: string[] = [];
    let refused: Refusal | undefined;
    for (const word of words.map((entry) => entry.trim()).filter(Boolean)) {
      const why = refuse(word, tags, max, maxLength);
      if (why) left.push(word);
      else tags.push(word);
      refused ??= why;
    }
    setText(left.join(', '));
    setRefusal(refused);
    if (tags.length === value.length) return;
    setAdded(tags.slice(value.length).map(messages.added).join(' '));
    onChange(tags);
  };

  const remove = (gone: ReadonlySet<unknown>) => {
    const tags = value.filter((tag) => !gone.has(tag));
    // There is no tag left that could have the focus.
    if (tags.length === 0) input.current?.focus();
    onChange(tags);
  };

  const type = (next: string) => {
    setRefusal(undefined);
    if (/[,،，、]/.test(next)) add(next.split(/[,،，、]/));
    else setText(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // It ends a tag here; pressed once too often, it must not send the form.
      event.preventDefault();
      add([text]);
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      onChange(value.slice(0, -1));
      setText(last);
    }
  };

  const refusals: Record<Refusal, () => string> = {
    duplicate: () => messages.duplicate(text),
    full: () => messages.full(max),
    tooLong: () => messages.tooLong(maxLength),
  };
  const error = refusal ? refusals[refusal]() : errorMessage;

  return (
    <TextField
      value={text}
      onChange={type}
      onBlur={() => {
        add([text]);
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
        <TagGroup aria-label={messages.list} onRemove={remove} disabledKeys={isDisabled ? value : []} css={styles.tags}>
          <TagList items={value.map((tag) => ({ id: tag }))} css={styles.list} data-part="tags">
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
          placeholder={value.length ? undefined : placeholder}
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
          {messages.count(value.length, max)}
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

function refuse(word: string, tags: readonly string[], max: number, maxLength: number): Refusal | undefined {
  if (tags.some((tag) => tag.toLowerCase() === word.toLowerCase())) return 'duplicate';
  if (length(word) > maxLength) return 'tooLong';
  return tags.length >= max ? 'full' : undefined;
}
