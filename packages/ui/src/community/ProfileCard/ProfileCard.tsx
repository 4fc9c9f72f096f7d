'use client';
import { Avatar } from '../../components/Avatar/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Points } from '../Points/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import type { NamedRootProps, PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProfileCard.styles.ts';

export interface ProfileCardProps extends NamedRootProps {
  /** The member's id. Without a picture, the avatar is generated from it. */
  memberId: string;
  /** Display name. */
  name: string;
  /** Username, shown with a leading @. */
  username: string;
  /** URL of the avatar. Without one, an avatar is generated from the id. */
  picture?: string;
  /** URL of the member's profile. The name links to it. */
  href: string;
  /** The member's country: its name and the URL of its flag, shown 20 px wide. */
  country?: { name: string; flag?: string };
  /** Total points; can be negative. */
  points: number;
  /** Up to three interests. */
  interests?: readonly string[];
  /** All visible and announced text. */
  messages: {
    /** Unit after the points, in the matching plural form: "points". */
    points: (count: number) => string;
  };
}

/** A member in a list, with a link to their profile. */
export function ProfileCard({
  memberId,
  name,
  username,
  picture,
  href,
  country,
  points,
  interests = [],
  messages,
  ...root
}: ProfileCardProps) {
  return (
    <article {...root} css={styles.root} data-component="ProfileCard">
      <Avatar memberId={memberId} src={picture} size="l" />
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

/** Placeholder the size of a ProfileCard. Not announced: the surrounding region announces loading once. */
export function ProfileCardSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="ProfileCardSkeleton" aria-hidden>
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
