'use client';
import { Button } from '../Button/index.ts';
import { GlobeIcon, XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './LanguageOffer.styles.ts';

export interface LanguageOfferProps extends PlainRootProps<HTMLElement> {
  /** Language tag of the offered language, such as `zh-CN`. All messages are in that language. */
  lang: string;
  /** Called when the reader accepts the offer. */
  onAccept: () => void;
  /** Called when the reader declines. The caller shouldn't offer the language again. */
  onDismiss: () => void;
  /** All visible and announced text, in the offered language. */
  messages: {
    /** Accessible name of the landmark, such as "Language". */
    label: string;
    /** Label of the button, such as "View in English". */
    accept: string;
    /** Accessible name of the close button, such as "Keep the current language". */
    dismiss: string;
  };
}

/** A line above the page for readers whose browser prefers another language. It is written in that language. */
export function LanguageOffer({ lang, onAccept, onDismiss, messages, ...root }: LanguageOfferProps) {
  return (
    <section {...root} aria-label={messages.label} lang={lang} css={styles.root} data-component="LanguageOffer">
      <div css={styles.line}>
        <Button variant="quiet" icon={<GlobeIcon />} onPress={onAccept}>
          {messages.accept}
        </Button>
        <IconButton messages={{ label: messages.dismiss }} onPress={onDismiss}>
          <XIcon size="l" />
        </IconButton>
      </div>
    </section>
  );
}
