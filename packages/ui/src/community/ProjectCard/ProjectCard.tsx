'use client';
import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { Count } from '../../components/Count/index.ts';
import { ChatTextIcon } from '../../components/Icon/index.ts';
import { ItemCard } from '../../components/ItemCard/index.ts';
import { ProjectLogo } from '../ProjectLogo/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import { UpvoteButton } from '../UpvoteButton/index.ts';
import * as styles from './ProjectCard.styles.ts';

export interface ProjectSummary {
  id: string;
  name: string;
  /** URL of the logo. Without one, the project's initials are shown. */
  logo?: string;
  bio: string;
  categories: readonly string[];
  /** Number of upvotes, including the reader's own. */
  upvotes: number;
  comments: number;
  isUpvoted?: boolean;
  /** The last upvote is being saved. */
  isUpvotePending?: boolean;
}

export interface ProjectCardProps {
  /** Project that the row shows. */
  project: ProjectSummary;
  /** URL of the project. The name links to it, and the link covers the whole row. */
  href: string;
  /** URL of the comments. */
  commentsHref: string;
  /** Returns the URL of a category. Leave it out to show categories as plain text. */
  getCategoryHref?: (category: string) => string;
  /** Called when the reader upvotes (`isUpvoted` is true) or takes the upvote back. */
  onUpvote: (project: ProjectSummary, isUpvoted: boolean) => void;
  /** Called on hover or keyboard focus, so that the caller can prefetch the target. */
  onIntent?: (project: ProjectSummary) => void;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the comments link, such as "46 comments on Kava". */
    comments: (count: number, name: string) => string;
    /** Accessible name of the upvote button, such as "Upvote Kava, 1,284 upvotes". */
    upvote: (count: number, name: string) => string;
  };
}

/** A project in a list. The name's link covers the row; the other links and the button lie above it. */
export const ProjectCard = memo(function ProjectCard({
  project,
  href,
  commentsHref,
  getCategoryHref,
  onUpvote,
  onIntent,
  messages,
}: ProjectCardProps) {
  const { name, categories, comments, upvotes } = project;
  const onLinkIntent = onIntent && (() => onIntent(project));
  return (
    <ItemCard
      data-component="ProjectCard"
      title={name}
      isName
      href={href}
      image={<ProjectLogo src={project.logo} name={name} />}
      description={project.bio}
      meta={
        <>
          <div css={styles.tags} data-part="tags">
            <TagList tags={categories} getHref={getCategoryHref} />
          </div>
          <div css={styles.categories} data-part="categories">
            <TagList tags={categories} variant="text" getHref={getCategoryHref} />
          </div>
        </>
      }
      actions={
        <>
          <Link
            href={commentsHref}
            aria-label={messages.comments(comments, name)}
            onHoverStart={onLinkIntent}
            onFocus={onLinkIntent}
            css={styles.comments}
            data-part="comments"
          >
            <ChatTextIcon />
            <Count value={comments} />
          </Link>
          <UpvoteButton
            count={upvotes}
            isUpvoted={project.isUpvoted}
            isPending={project.isUpvotePending}
            onChange={(isUpvoted) => onUpvote(project, isUpvoted)}
            messages={{ label: messages.upvote(upvotes, name) }}
          />
        </>
      }
      onIntent={onLinkIntent}
    />
  );
});
