'use client';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { Modal, type ModalMessages } from '../../components/Modal/index.ts';
import { TextField } from '../../components/TextField/index.ts';

export interface InsertLinkMessages extends ModalMessages {
  /** Name of the button and of the dialog it opens, such as "Insert link". */
  title: string;
  /** Label of the dialog's field, such as "Link address". */
  address: string;
  insert: string;
  cancel: string;
  /** Error for anything that isn't a web address, such as "Enter a web address, like https://example.com". */
  invalid: string;
}

interface InsertLinkProps extends OverlayProps {
  /** Called with an absolute web address. */
  onInsert: (address: string) => void;
  messages: InsertLinkMessages;
}

/** Asks for the address of a link. An address without a scheme gets https. */
export function InsertLink({ isOpen, onOpenChange, onInsert, messages }: InsertLinkProps) {
  const formId = useId();
  const [address, setAddress] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Resets the field each time the dialog opens.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAddress('');
    setInvalid(false);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // While the dialog closes, the second press of a double click would insert the address again.
    if (!isOpen) return;
    const whole = toAddress(address);
    if (!whole) return setInvalid(true);
    onInsert(whole);
    onOpenChange(false);
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      title={messages.title}
      messages={messages}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {messages.insert}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={messages.address}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={address}
          onChange={(value) => {
            setAddress(value);
            setInvalid(false);
          }}
          errorMessage={isInvalid && messages.invalid}
          autoFocus
        />
      </form>
    </Modal>
  );
}

function toAddress(text: string): string | null {
  const entered = text.trim();
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(entered) ? entered : `https://${entered}`);
    return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
  } catch {
    return null;
  }
}
