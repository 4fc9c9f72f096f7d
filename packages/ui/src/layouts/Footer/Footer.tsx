'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Footer.styles.ts';

export interface FooterNetwork {
  id: string;
  /** Accessible name of the link, such as "PWR on Telegram". */
  label: string;
  /** Mark of the network, such as `<TelegramMark size="l" />`. */
  icon: ReactNode;
  href?: string;
}

export interface FooterProps extends PlainRootProps<HTMLElement> {
  /** Links to the community's networks. Entries without a URL are left out. */
  networks: readonly FooterNetwork[];
  /** Pages that aren't in the top bar, such as "How it works". */
  pages?: readonly { id: string; label: ReactNode; href: string }[];
  /** Button for contacting the team. */
  contact?: { label: ReactNode; onPress: () => void } | undefined;
  /** Links to documents such as the terms and the privacy policy. Entries without a URL are left out. */
  documents: readonly { id: string; label: ReactNode; href?: string }[];
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list of networks, such as "Community". */
    networks: string;
    /** Copyright notice, such as "PWR. All Rights reserved". */
    rights: ReactNode;
    /** Read by screen readers after links that open a new tab, such as "opens in a new tab". */
    newTab: string;
  };
}

/** Footer of every page. Documents and networks open in a new tab. */
export function Footer({ networks, pages = [], contact, documents, messages, ...root }: FooterProps) {
  const newTab = <span css={visuallyHidden}> ({messages.newTab})</span>;
  return (
    <footer {...root} css={styles.root} data-component="Footer">
      <div css={styles.content}>
        <p css={styles.rights}>{messages.rights}</p>
        <ul css={styles.list} data-part="documents">
          {pages.map(({ id, label, href }) => (
            <li key={id}>
              <Link href={href} css={styles.link}>
                {label}
              </Link>
            </li>
          ))}
          {contact && (
            <li>
              <Button onPress={contact.onPress} css={styles.button} data-part="contact">
                {contact.label}
              </Button>
            </li>
          )}
          {documents.map(
            ({ id, label, href }) =>
              href && (
                <li key={id}>
                  <Link href={href} target="_blank" rel="noopener noreferrer" css={styles.link}>
                    {label}
                    {newTab}
                  </Link>
                </li>
              ),
          )}
        </ul>
        <ul css={styles.networks} aria-label={messages.networks} data-part="networks">
          {networks.map(
            ({ id, label, icon, href }) =>
              href && (
                <li key={id}>
                  <Link href={href} target="_blank" rel="noopener noreferrer" css={styles.mark}>
                    {icon}
                    <span css={visuallyHidden}>{label}</span>
                    {newTab}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </div>
    </footer>
  );
}
