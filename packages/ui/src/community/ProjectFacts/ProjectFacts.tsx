'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { LinkedinLogoIcon, LinkIcon, PencilSimpleIcon, TelegramMark, XMark } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProjectFacts.styles.ts';
import { isLinkedIn, webAddress } from './webAddress.ts';

export interface ProjectFactsProps extends PlainRootProps {
  /** Creator of the project. */
  creator?: {
    id: string;
    name: string;
    /** URL of the avatar. Without one, an avatar is generated from the id. */
    picture?: string;
    /** URL of the creator's profile. Leave it out to show the name as plain text. */
    href?: string;
  };
  /** The project's website, shown as its host name. Anything but http(s) is left out. */
  website?: string;
  /** URL of a LinkedIn or X profile; the host name selects the icon. */
  social?: string;
  /** URL of the Telegram account. */
  telegram?: string;
  /** URL of the edit page. Leave it out to hide the edit link. */
  editHref?: string;
  /** Share button, if the page has none elsewhere. */
  share?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Label before the name, such as "Created by". */
    createdBy: string;
    /** Accessible name of the website link, such as "Website: kava.io". */
    website: (host: string) => string;
    x: string;
    linkedIn: string;
    telegram: string;
    edit: string;
  };
}

/** Creator and links of a project. External links open in a new tab. */
export function ProjectFacts({
  creator,
  website,
  social,
  telegram,
  editHref,
  share,
  messages,
  ...root
}: ProjectFactsProps) {
  const site = webAddress(website);
  const profile = webAddress(social);
  const chat = webAddress(telegram);
  const host = site?.hostname.replace(/^www\./, '') ?? '';

  return (
    <div {...root} css={styles.root} data-component="ProjectFacts">
      {creator && (
        <p data-part="creator">
          <Avatar memberId={creator.id} src={creator.picture} size="s" />
          <span data-part="created-by">{messages.createdBy}</span>
          {creator.href === undefined ? (
            <bdi data-part="name">{creator.name}</bdi>
          ) : (
            <Link href={creator.href} data-part="name">
              <bdi>{creator.name}</bdi>
            </Link>
          )}
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

/** Placeholder the size of ProjectFacts. Not announced: the surrounding region announces loading once. */
export function ProjectFactsSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="ProjectFactsSkeleton" aria-hidden>
      <div data-part="creator">
        <Skeleton inlineSize="12em" />
      </div>
      <div data-part="links">
        <Skeleton inlineSize="8em" />
      </div>
    </div>
  );
}
