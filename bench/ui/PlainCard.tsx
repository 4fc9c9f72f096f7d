/** @jsxImportSource react */
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { ChatTextIcon } from '@pwr-community/ui/Icon';
import type { ProjectCardProps } from '@pwr-community/ui/community/ProjectCard';

const format = new Intl.NumberFormat('en');

/** Class names of a rendered ProjectCard, by part or component. */
export type Classes = Record<string, string>;

/** The baseline for ProjectCard: the same markup and behavior with literal class names. */
export function PlainCard({
  project,
  href,
  commentsHref,
  onUpvote,
  messages,
  classes,
}: ProjectCardProps & { classes: Classes }) {
  const { name, categories, comments, upvotes, isUpvoted = false } = project;
  const tags = (variant: 'tags' | 'text') => (
    <ul role="list" className={classes.TagList} data-component="TagList" data-variant={variant}>
      {categories.map((tag) => (
        <li key={tag}>
          {variant === 'text' ? (
            tag
          ) : (
            <span className={classes.CategoryTag} data-component="CategoryTag" data-tone="plain">
              {tag}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
  const count = (value: number) => (
    <span className={classes.Count} data-component="Count" translate="no">
      {format.format(value)}
    </span>
  );
  return (
    <article className={classes.ProjectCard} data-component="ProjectCard" data-linked>
      <div data-part="image">
        <span className={classes.ProjectLogo} data-component="ProjectLogo" data-size="m" aria-hidden>
          <span className={classes.monogram} translate="no">
            {name[0]}
          </span>
        </span>
      </div>
      <div data-part="words">
        <h2 dir="auto" translate="no" data-part="title">
          <Link href={href}>{name}</Link>
        </h2>
        <p dir="auto" data-part="description">
          {project.bio}
        </p>
        <div data-part="meta">
          <div className={classes.tags} data-part="tags">
            {tags('tags')}
          </div>
          <div className={classes.categories} data-part="categories">
            {tags('text')}
          </div>
        </div>
      </div>
      <div data-part="actions">
        <Link
          href={commentsHref}
          aria-label={messages.comments(comments, name)}
          className={classes.comments!}
          data-part="comments"
        >
          <ChatTextIcon />
          {count(comments)}
        </Link>
        <Button
          aria-pressed={isUpvoted}
          onPress={() => onUpvote(project, !isUpvoted)}
          aria-label={messages.upvote(upvotes, name)}
          className={classes.UpvoteButton!}
          data-component="UpvoteButton"
        >
          <svg viewBox="0 0 14 12" aria-hidden data-part="triangle">
            <path d="M7 1.75 12.5 10.75h-11z" />
          </svg>
          {count(upvotes)}
        </Button>
      </div>
    </article>
  );
}
