import { Avatar } from '@pwr-community/ui/Avatar';
import { Button } from '@pwr-community/ui/Button';
import { useIntl } from 'react-intl';
import { editMessages as m } from './messages.ts';

export interface SilencedPictureProps {
  memberId: number;
  /** URL of the stored picture. */
  src: string | undefined;
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
}

/** Shows a silenced member their picture. They can remove it but not replace it. */
export function SilencedPicture({ memberId, src, isRemoved, onChange }: SilencedPictureProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={formatMessage(m.picture)} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Avatar memberId={memberId} src={isRemoved ? null : src} size="xl" />
      <Button size="s" onPress={() => onChange(!isRemoved)}>
        {formatMessage(isRemoved ? m.keepPicture : m.removePicture)}
      </Button>
    </div>
  );
}
