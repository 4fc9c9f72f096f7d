'use client';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.ts';
import { Modal, type ModalMessages } from '../../components/Modal/index.ts';
import { TextField } from '../../components/TextField/index.ts';

export interface InsertLinkMessages extends ModalMessages {
  /** Names the button that opens the dialog, and the dialog, as "Insert link". */
  title: string;
  /** The label of its field, as "Link address". */
  address: string;
  insert: string;
  cancel: string;
  /** When what was entered is no address of the web, as "Enter a web address, as https://example.com". */
  invalid: string;
}

interface InsertLinkProps extends OverlayProps {
  /** A whole address of the web. */
  onInsert: (address: string) => void;
  messages: InsertLinkMessages;
}

/** Asks for the address of a link. Without a scheme it is one of https. */
export function InsertLink({ isOpen, onOpenChange, onInsert, messages }: InsertLinkProps) {
  const formId = useId();
  const [address, setAddress] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Each opening begins anew.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAddress('');
    setInvalid(false);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
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
