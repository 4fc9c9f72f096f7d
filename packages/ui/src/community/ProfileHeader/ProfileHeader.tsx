'use client';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Count } from '../../components/Count/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './ProfileHeader.styles.ts';

export interface ProfileHeaderProps {
  /** The member's id: without a picture, the drawing follows from it. */
  id: string;
  /** The heading, as the member writes it; the page’s only `h1`. */
  name: string;
  /** Shown with an @ before it. */
  username: string;
  /** The picture's address; absent, one is drawn from the id. */
  picture?: string;
  /** Where the member is from: the country's name, and the address of its flag, shown 20 px wide. */
  country?: { name: string; flag?: string };
  /** Points in all; can be negative. */
  points: number;
  /** The whole sentence, as "Member since May 4, 2026". */
  memberSince: string;
  /** What members can do on their own profile: Buttons or Links. */
  action?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** The label over the points, as "Points". */
    points: string;
  };
}

/** Who a member is: picture, name, country, points, and since when. The name is the page's only `h1`. */
export function ProfileHeader({
  id,
  name,
  username,
  picture,
  country,
  points,
  memberSince,
  action,
  messages,
}: ProfileHeaderProps) {
  return (
    <div css={styles.root} data-component="ProfileHeader">
      <div data-part="avatar">
        <Avatar id={id} src={picture} size="xl" />
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

/** The room of a ProfileHeader. Silent: what is loading says so once. */
export function ProfileHeaderSkeleton() {
  return (
    <div css={styles.root} data-component="ProfileHeaderSkeleton" aria-hidden>
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
