'use client';
import { Avatar } from '../../components/Avatar/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Points } from '../Points/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import * as styles from './ProfileCard.styles.ts';

export interface ProfileCardProps {
  /** The member's id: without a picture, the drawing follows from it. */
  id: string;
  /** As the member writes it. */
  name: string;
  /** Shown with an @ before it. */
  username: string;
  /** The picture's address; absent, one is drawn from the id. */
  picture?: string;
  /** Where the name leads: the member's profile. */
  href: string;
  /** Where the member is from: the country's name, and the address of its flag, shown 20 px wide. */
  country?: { name: string; flag?: string };
  /** Points in all; can be negative. */
  points: number;
  /** What they care for, up to three. */
  interests?: readonly string[];
  /** Every word that is shown or spoken. */
  messages: {
    /** After the points, in the form that goes with the number: "points". */
    points: (count: number) => string;
  };
}

/** A member among others: who they are in two lines, and the way to their profile. */
export function ProfileCard({
  id,
  name,
  username,
  picture,
  href,
  country,
  points,
  interests = [],
  messages,
}: ProfileCardProps) {
  return (
    <article css={styles.root} data-component="ProfileCard">
      <Avatar id={id} src={picture} size="l" />
      <div css={styles.words} data-part="words">
        <p css={styles.line} data-part="who">
          <span css={styles.name} data-part="name">
            <Link variant="quiet" href={href}>
              <bdi>{name}</bdi>
            </Link>
          </span>
          {country?.flag && <img src={country.flag} alt={country.name} css={styles.flag} data-part="flag" />}
          {country && !country.flag && <span data-part="country">{country.name}</span>}
        </p>
        <p css={styles.line} data-part="facts">
          <bdi translate="no">@{username}</bdi>
          <Points value={points} unit={messages.points(points)} />
        </p>
        {interests.length > 0 && (
          <div css={styles.interests} data-part="interests">
            <TagList tags={interests} />
          </div>
        )}
      </div>
    </article>
  );
}

/** The room of a ProfileCard. Silent: what is loading says so once. */
export function ProfileCardSkeleton() {
  return (
    <div css={styles.root} data-component="ProfileCardSkeleton" aria-hidden>
      <Skeleton shape="circle" inlineSize="40px" />
      <div css={styles.words}>
        <div css={styles.name}>
          <Skeleton inlineSize="8em" />
        </div>
        <div css={styles.line}>
          <Skeleton inlineSize="11em" />
        </div>
      </div>
    </div>
  );
}
