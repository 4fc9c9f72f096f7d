import { EmptyState } from '@pwr-community/ui/EmptyState';
import { LonePole } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';

export interface NoneListedProps {
  title: string;
  description: string;
  /** A link to other items, such as those hidden by the filters; undefined if there are none. */
  link: { href: string; label: string } | undefined;
}

/** Shown when no item is open, because the list is empty or failed to load. */
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
