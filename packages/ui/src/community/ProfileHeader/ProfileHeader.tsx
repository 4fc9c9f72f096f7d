'use client';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Count } from '../../components/Count/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProfileHeader.styles.ts';

export interface ProfileHeaderProps extends PlainRootProps {
  /** The member's id. Without a picture, the avatar is generated from it. */
  memberId: string;
  /** Display name, the page's only `h1`. */
  name: string;
  /** Username, shown with a leading @. */
  username: string;
  /** URL of the avatar. Without one, an avatar is generated from the id. */
  picture?: string;
  /** The member's country: its name and the URL of its flag, shown 20 px wide. */
  country?: { name: string; flag?: string };
  /** Total points; can be negative. */
  points: number;
  /** Date of joining in a phrase, such as "Member since May 4, 2026". */
  memberSince: string;
  /** Buttons or Links for members on their own profile. */
  action?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Label above the points, such as "Points". */
    points: string;
  };
}

/**
 * Header of a member's profile: picture, name, country, points and date of joining. The name is the page's only `h1`.
 */
export function ProfileHeader({
  memberId,
  name,
  username,
  picture,
  country,
  points,
  memberSince,
  action,
  messages,
  ...root
}: ProfileHeaderProps) {
  return (
    <div {...root} css={styles.root} data-component="ProfileHeader">
      <div data-part="avatar">
        <Avatar memberId={memberId} src={picture} size="xl" />
      </div>
      <div data-part="words">
        <h1 dir="auto" data-part="name">
          {name}
        </h1>
        <p data-part="username" translate="no">
          <bdi>@{username}</bdi>
        </p>
        <div data-part="facts">
          {country && (
            <p data-part="country">
              {country.flag && <img src={country.flag} alt="" data-part="flag" />}
              {country.name}
            </p>
          )}
          <p data-part="member-since">{memberSince}</p>
        </div>
      </div>
      <div data-part="end">
        <dl data-part="reading">
          <dt>{messages.points}</dt>
          <dd>
            <Count value={points} />
          </dd>
        </dl>
        {action && <div data-part="action">{action}</div>}
      </div>
    </div>
  );
}

/** Placeholder the size of a ProfileHeader. Not announced: the surrounding region announces loading once. */
export function ProfileHeaderSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="ProfileHeaderSkeleton" aria-hidden>
      <div data-part="avatar">
        <Skeleton shape="circle" inlineSize="64px" />
      </div>
      <div data-part="words">
        <div data-part="name">
          <Skeleton inlineSize="8em" />
        </div>
        <div data-part="username">
          <Skeleton inlineSize="6em" />
        </div>
        <div data-part="facts">
          <Skeleton inlineSize="16em" />
        </div>
      </div>
      <div data-part="end">
        <div data-part="reading">
          <Skeleton inlineSize="4em" />
          <Skeleton shape="block" inlineSize="64px" blockSize="30px" />
        </div>
      </div>
    </div>
  );
}
