'use client';
import { Button } from '../Button/index.ts';
import { GlobeIcon, XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './LanguageOffer.styles.ts';

export interface LanguageOfferProps extends PlainRootProps<HTMLElement> {
  /** The tag of the offered language, as `zh-CN`: every word is in it. */
  lang: string;
  /** The offer was taken. */
  onAccept: () => void;
  /** The offer was declined: it should not come back. */
  onDismiss: () => void;
  /** Every word that is shown or spoken, in the offered language. */
  messages: {
    /** Names the landmark, as "Language". */
    label: string;
    /** On the button, as "View in English". */
    accept: string;
    /** Names the button that closes the line, as "Keep the current language". */
    dismiss: string;
  };
}

/** A line above the page for those whose browser prefers another language. It speaks that language. */
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
