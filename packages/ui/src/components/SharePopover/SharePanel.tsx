'use client';
import type { RefObject } from 'react';
import { Link } from 'react-aria-components/Link';
import { Dialog, Heading } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { LinkedinLogoIcon, TelegramMark, WhatsappMark, XMark } from '../Icon/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { CopyField } from './CopyField.tsx';
import { useEntrance } from '../../internal/frame/entrance.ts';
import * as styles from './SharePanel.styles.ts';
import type { SharePopoverProps } from './SharePopover.tsx';

type SharePanelProps = OverlayProps &
  Omit<SharePopoverProps, 'trigger'> & { triggerRef: RefObject<HTMLButtonElement | null> };

/** Networks with the addresses and parameters of their share pages. Company names are not translated. */
const networks = [
  { name: 'X', Mark: XMark, address: 'https://x.com/intent/post', url: 'url', text: 'text' },
  {
    name: 'LinkedIn',
    Mark: LinkedinLogoIcon,
    address: 'https://www.linkedin.com/sharing/share-offsite/',
    url: 'url',
    text: undefined,
  },
  { name: 'Telegram', Mark: TelegramMark, address: 'https://t.me/share/url', url: 'url', text: 'text' },
  // WhatsApp takes a single text and detects the URL in it.
  { name: 'WhatsApp', Mark: WhatsappMark, address: 'https://wa.me/', url: undefined, text: 'text' },
] as const;

function shareAddress({ address, ...parameters }: (typeof networks)[number], url: string, text: string): string {
  const query = new URLSearchParams();
  if (parameters.text) query.set(parameters.text, parameters.url ? text : `${text} ${url}`);
  if (parameters.url) query.set(parameters.url, url);
  return `${address}?${query}`;
}

/** Lazy overlay of SharePopover. */
export function SharePanel({ isOpen, onOpenChange, triggerRef, url, text, messages, ...root }: SharePanelProps) {
  return (
    <Popover
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      style={useEntrance(isOpen, root.style)}
      css={styles.popover}
      data-component="SharePanel"
    >
      <Dialog id={root.id} css={styles.dialog}>
        <Heading slot="title" css={styles.title}>
          {messages.title}
        </Heading>
        <CopyField url={url} messages={messages} />
        <ul css={styles.networks} data-part="networks">
          {networks.map((network) => (
            <li key={network.name}>
              <Link
                href={shareAddress(network, url, text)}
                target="_blank"
                rel="noopener noreferrer"
                css={styles.network}
              >
                <network.Mark size="l" />
                <span translate="no">{network.name}</span>
                <span css={visuallyHidden}> ({messages.newTab})</span>
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </Popover>
  );
}
