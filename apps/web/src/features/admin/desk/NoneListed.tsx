import { EmptyState } from '@pwr-community/ui/EmptyState';
import { LonePole } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';

export interface NoneListedProps {
  title: string;
  description: string;
  /** A link to other items, such as those that the filters hide; undefined if there is nothing to offer. */
  link: { href: string; label: string } | undefined;
}

/** Shown in place of the open item, beside an empty list. */
export function NoneListed({ title, description, link }: NoneListedProps) {
  return (
    <EmptyState
      isCentered
      illustration={<LonePole />}
      title={title}
      description={description}
      action={
        link && (
          <Link variant="button" href={link.href}>
            {link.label}
          </Link>
        )
      }
    />
  );
}
