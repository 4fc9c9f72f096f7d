import type { AuditEntry } from '@pwr-community/api/schema';
import { Avatar, type AvatarProps } from '@pwr-community/ui/Avatar';
import { CodeIcon } from '@pwr-community/ui/Icon';

/** The picture of an actor: an admin, or the command line. */
export function ActorPicture({ actor, size }: { actor: AuditEntry['actor']; size: AvatarProps['size'] }) {
  return actor ? <Avatar memberId={actor.id} src={actor.pictureUrl} size={size} /> : <CodeIcon size="l" />;
}
