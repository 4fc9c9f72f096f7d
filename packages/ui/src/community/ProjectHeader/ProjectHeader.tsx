'use client';
import { ProjectLogo } from '../ProjectLogo/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import { UpvoteButton, type UpvoteButtonProps } from '../UpvoteButton/index.ts';
import * as styles from './ProjectHeader.styles.ts';

export interface ProjectHeaderProps {
  /** The heading. */
  name: string;
  /** The logo's address; absent, the name's first letters stand in. */
  logo?: string;
  /** What the project is, in a sentence. */
  bio: string;
  /** Its tags, in the order in which they are shown. */
  categories: readonly string[];
  /** Where a category leads. Absent, categories are words alone. */
  getCategoryHref?: (category: string) => string;
  /** How many upvotes it has, and the reader’s own. */
  upvote: UpvoteButtonProps;
  /** Level of the heading that the name is: 1 on a page of its own, 2 in the quick view. Default 2. */
  headingLevel?: 1 | 2;
}

/** Who a project is: logo, name, a sentence about it, its categories and its upvotes. */
export function ProjectHeader(props: ProjectHeaderProps) {
  const { name, logo, bio, categories, getCategoryHref, upvote, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={styles.root} data-component="ProjectHeader">
      <div data-part="logo">
        <ProjectLogo src={logo} name={name} size="l" />
      </div>
      <div data-part="words">
        <Heading dir="auto" translate="no" data-part="name">
          {name}
        </Heading>
        <div data-part="categories">
          <TagList tags={categories} variant="text" getHref={getCategoryHref} />
        </div>
      </div>
      <p dir="auto" data-part="bio">
        {bio}
      </p>
      <div data-part="upvote">
        <UpvoteButton {...upvote} />
      </div>
      <div data-part="tags">
        <TagList tags={categories} getHref={getCategoryHref} />
      </div>
    </div>
  );
}

/** The room of a ProjectHeader. Silent: what is loading says so once. */
export function ProjectHeaderSkeleton() {
  return (
    <div css={styles.root} data-component="ProjectHeaderSkeleton" aria-hidden>
      <div data-part="logo">
        <Skeleton shape="block" inlineSize="64px" blockSize="64px" />
      </div>
      <div data-part="words">
        <div data-part="name">
          <Skeleton shape="block" inlineSize="6em" blockSize="1em" />
        </div>
        <div data-part="categories">
          <Skeleton inlineSize="12em" />
        </div>
      </div>
      <div data-part="bio">
        <Skeleton />
        <Skeleton inlineSize="70%" />
      </div>
      <div data-part="upvote">
        <Skeleton shape="block" inlineSize="64px" blockSize="60px" />
      </div>
      <div data-part="tags">
        <Skeleton inlineSize="12em" />
      </div>
    </div>
  );
}
