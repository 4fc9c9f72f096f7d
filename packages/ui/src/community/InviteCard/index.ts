export { InviteCard, InviteCardSkeleton, type InviteCardProps, type InvitedFriend } from './InviteCard.tsx';
