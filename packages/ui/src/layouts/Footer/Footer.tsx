'use client';
import type { ComponentType, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { DiscordMark, type IconProps, TelegramMark, XMark } from '../../components/Icon/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Footer.styles.ts';

export type FooterNetwork = 'x' | 'telegram' | 'discord';

const marks: Record<FooterNetwork, ComponentType<IconProps>> = {
  x: XMark,
  telegram: TelegramMark,
  discord: DiscordMark,
};

export interface FooterProps {
  /** Where the community meets. Without an address the entry is left out. */
  networks: readonly {
    id: FooterNetwork;
    /** Names the link, as "PWR on Telegram". */
    label: string;
    href?: string;
  }[];
  /** Pages of this site that have no place in the bar, as "How it works". */
  pages?: readonly { id: string; label: ReactNode; href: string }[];
  /** Writes to the team. */
  contact?: { label: ReactNode; onPress: () => void };
  /** Terms, Privacy. Without an address the entry is left out. */
  documents: readonly { id: string; label: ReactNode; href?: string }[];
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list of networks, as "Community". */
    networks: string;
    /** As "PWR. All Rights reserved". */
    rights: ReactNode;
    /** Read out after the name of a link, as "opens in a new tab". */
    newTab: string;
  };
}

/** The end of every page. Links that leave the site open in a new tab. */
export function Footer({ networks, pages = [], contact, documents, messages }: FooterProps) {
  const newTab = <span css={visuallyHidden}> ({messages.newTab})</span>;
  return (
    <footer css={styles.root} data-component="Footer">
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
          {networks.map(({ id, label, href }) => {
            const Mark = marks[id];
            return (
              href && (
                <li key={id}>
                  <Link href={href} target="_blank" rel="noopener noreferrer" css={styles.mark}>
                    <Mark size="l" />
                    <span css={visuallyHidden}>{label}</span>
                    {newTab}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </footer>
  );
}
