'use client';
import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { Count } from '../../components/Count/index.ts';
import { ChatTextIcon } from '../../components/Icon/index.ts';
import { ProjectLogo } from '../ProjectLogo/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import { UpvoteButton } from '../UpvoteButton/index.ts';
import * as styles from './ProjectCard.styles.ts';

export interface ProjectSummary {
  id: string;
  name: string;
  /** The logo's address; absent, the name's first letters stand in. */
  logo?: string;
  bio: string;
  categories: readonly string[];
  /** Upvotes, this reader's own included. */
  upvotes: number;
  comments: number;
  isUpvoted?: boolean;
  /** The last upvote is being saved. */
  isUpvotePending?: boolean;
}

export interface ProjectCardProps {
  /** What the row shows. */
  project: ProjectSummary;
  /** Where the name, and with it the whole row, leads. */
  href: string;
  /** Where the comment action leads. */
  commentsHref: string;
  /** Where a category leads. Absent, categories are words alone. */
  getCategoryHref?: (category: string) => string;
  /** The upvote is given (`true`) or taken back. */
  onUpvote: (project: ProjectSummary, isUpvoted: boolean) => void;
  /** The reader points at the row or reaches it by keyboard: the time to fetch what the row opens. */
  onIntent?: (project: ProjectSummary) => void;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the comment action, as "46 comments on Kava". */
    comments: (count: number, name: string) => string;
    /** Names the upvote button, as "Upvote Kava, 1,284 upvotes". */
    upvote: (count: number, name: string) => string;
  };
}

/** One project in a list. The name is the link and its press target is the row; the other two controls lie above it. */
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
  const intent = onIntent && { onHoverStart: () => onIntent(project), onFocus: () => onIntent(project) };
  return (
    <article css={styles.root} data-component="ProjectCard">
      <div data-part="logo">
        <ProjectLogo src={project.logo} name={name} />
      </div>
      <div data-part="words">
        <h2 dir="auto" translate="no" data-part="name">
          <Link href={href} {...intent}>
            {name}
          </Link>
        </h2>
        <p dir="auto" data-part="bio">
          {project.bio}
        </p>
        <div data-part="tags">
          <TagList tags={categories} getHref={getCategoryHref} />
        </div>
        <div data-part="categories">
          <TagList tags={categories} variant="text" getHref={getCategoryHref} />
        </div>
      </div>
      <Link href={commentsHref} aria-label={messages.comments(comments, name)} {...intent} data-part="comments">
        <ChatTextIcon />
        <Count value={comments} />
      </Link>
      <div data-part="upvote">
        <UpvoteButton
          count={upvotes}
          isUpvoted={project.isUpvoted}
          isPending={project.isUpvotePending}
          onChange={(isUpvoted) => onUpvote(project, isUpvoted)}
          messages={{ label: messages.upvote(upvotes, name) }}
        />
      </div>
    </article>
  );
});
