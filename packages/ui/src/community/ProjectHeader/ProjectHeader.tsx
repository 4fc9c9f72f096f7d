'use client';
import { ProjectLogo } from '../ProjectLogo/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import { UpvoteButton, type UpvoteButtonProps } from '../UpvoteButton/index.ts';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './ProjectHeader.styles.ts';

export interface ProjectHeaderProps extends PlainRootProps {
  /** Name of the project, shown as the heading. */
  name: string;
  /** URL of the logo. Without one, the project's initials are shown. */
  logo?: string;
  /** One sentence about the project. */
  bio: string;
  /** Categories in display order. */
  categories: readonly string[];
  /** Returns the URL of a category. Leave it out to show categories as plain text. */
  getCategoryHref?: (category: string) => string;
  /** Props of the UpvoteButton, such as the number of upvotes. */
  upvote: UpvoteButtonProps;
  /** Heading level of the name: 1 on its own page, 2 in the quick view. Default 2. */
  headingLevel?: 1 | 2;
}

/** Header of a project: logo, name, bio, categories and upvotes. */
export function ProjectHeader(props: ProjectHeaderProps) {
  const { name, logo, bio, categories, getCategoryHref, upvote, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rootOf(props)} css={styles.root} data-component="ProjectHeader">
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

/** Placeholder the size of a ProjectHeader. Not announced: the surrounding region announces loading once. */
export function ProjectHeaderSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="ProjectHeaderSkeleton" aria-hidden>
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
