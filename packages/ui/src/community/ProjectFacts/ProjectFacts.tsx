'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { LinkedinLogoIcon, LinkIcon, PencilSimpleIcon, TelegramMark, XMark } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './ProjectFacts.styles.ts';
import { isLinkedIn, webAddress } from './webAddress.ts';

export interface ProjectFactsProps {
  /** Who made the project, with the way to their profile. */
  creator?: {
    id: string;
    name: string;
    /** The picture's address; absent, one is drawn from the id. */
    picture?: string;
    /** The address of the profile. */
    href: string;
  };
  /** The project's own address. Shown with its host name; anything but http(s) is left out. */
  website?: string;
  /** A profile on LinkedIn, or else on X; the host name tells which. */
  social?: string;
  /** The address of the Telegram account. */
  telegram?: string;
  /** Where the reader may change the project; absent, there is no such link. */
  editHref?: string;
  /** A share button, where it does not stand elsewhere. */
  share?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Before the name, as "Created by". */
    createdBy: string;
    /** Names the website link, as "Website: kava.io". */
    website: (host: string) => string;
    x: string;
    linkedIn: string;
    telegram: string;
    edit: string;
  };
}

/** Who made a project and where else to find it. Links that leave the site open a new tab. */
export function ProjectFacts({ creator, website, social, telegram, editHref, share, messages }: ProjectFactsProps) {
  const site = webAddress(website);
  const profile = webAddress(social);
  const chat = webAddress(telegram);
  const host = site?.hostname.replace(/^www\./, '') ?? '';

  return (
    <div css={styles.root} data-component="ProjectFacts">
      {creator && (
        <p data-part="creator">
          <Avatar id={creator.id} src={creator.picture} size="s" />
          <span data-part="created-by">{messages.createdBy}</span>
          <Link href={creator.href} data-part="name">
            <bdi>{creator.name}</bdi>
          </Link>
        </p>
      )}
      <div data-part="links">
        {editHref && (
          <Link href={editHref} data-part="link">
            <PencilSimpleIcon />
            {messages.edit}
          </Link>
        )}
        {site && (
          <Outward href={site} label={messages.website(host)}>
            <LinkIcon />
            <bdi data-part="host">{host}</bdi>
          </Outward>
        )}
        {profile && (
          <Outward href={profile} label={isLinkedIn(profile) ? messages.linkedIn : messages.x}>
            {isLinkedIn(profile) ? <LinkedinLogoIcon /> : <XMark />}
          </Outward>
        )}
        {chat && (
          <Outward href={chat} label={messages.telegram}>
            <TelegramMark />
          </Outward>
        )}
        {share}
      </div>
    </div>
  );
}

function Outward({ href, label, children }: { href: URL; label: string; children: ReactNode }) {
  return (
    <Link href={href.href} target="_blank" rel="noopener nofollow ugc" aria-label={label} data-part="link">
      {children}
    </Link>
  );
}

/** The room of ProjectFacts. Silent: what is loading says so once. */
export function ProjectFactsSkeleton() {
  return (
    <div css={styles.root} data-component="ProjectFactsSkeleton" aria-hidden>
      <div data-part="creator">
        <Skeleton inlineSize="12em" />
      </div>
      <div data-part="links">
        <Skeleton inlineSize="8em" />
      </div>
    </div>
  );
}
