import { css } from '@emotion/react';
import { Avatar } from '@pwr-community/ui/Avatar';
import { Button } from '@pwr-community/ui/Button';
import { ListIcon, SignOutIcon, UserIcon } from '@pwr-community/ui/Icon';
import { Menu } from '@pwr-community/ui/Menu';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { Children, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, layoutMessages as m } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.tsx';
import { useToasts } from '../../shared/toasts.tsx';

/** Hides the points where they don't fit, as on a phone at twice the text size. The button's name includes them. */
const pointsInBar = css({ whiteSpace: 'nowrap', '@container (max-width: 17rem)': { display: 'none' } });

/** On a small phone, hides the word for points, which is long in some languages. */
const unitInBar = css({ '@container (max-width: 22rem)': { display: 'none' } });

/** For visitors, the log-in button; for members, a menu whose button shows their points and avatar. */
export function AccountMenu({ preloadLogin }: { preloadLogin: () => void }) {
  const { formatMessage } = useIntl();
  const { session, signOut } = useSession();
  const { open } = useModals();
  const toasts = useToasts();
  const logIn = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  // Logging out removes the focused menu, so focus moves to the log-in button.
  useLayoutEffect(() => {
    if (isLeaving.current && session.status === 'visitor') logIn.current?.focus();
    isLeaving.current = false;
  }, [session.status]);

  if (session.status === 'restoring') return <Skeleton shape="circle" />;
  if (session.status === 'visitor')
    return (
      <Button
        ref={logIn}
        onPress={() => open('login')}
        onHoverStart={preloadLogin}
        onFocus={preloadLogin}
        onPressStart={preloadLogin}
      >
        {formatMessage(commonMessages.logIn)}
      </Button>
    );

  const { user } = session;
  const logOut = () => {
    isLeaving.current = true;
    return signOut().then(
      () => toasts.success(formatMessage(m.loggedOut)),
      () => {
        isLeaving.current = false;
        toasts.error(formatMessage(m.logOutFailed));
      },
    );
  };
  const count = user.points;
  // The accessible name must contain the visible text (WCAG 2.5.3).
  const points = formatMessage(m.points, { count, number: (digits) => digits.join('') });
  const pointsWithUnit = formatMessage(m.points, { count, number: (digits) => <strong>{digits}</strong> });
  return (
    <Menu
      align="end"
      items={[
        { id: 'profile', label: formatMessage(m.profile), icon: <UserIcon />, href: paths.profile.getHref(user.id) },
        ...(user.is_admin
          ? [{ id: 'review', label: formatMessage(m.review), icon: <ListIcon />, href: paths.admin.getHref() }]
          : []),
        { id: 'log-out', label: formatMessage(m.logOut), icon: <SignOutIcon /> },
      ]}
      onAction={(id) => id === 'log-out' && void logOut()}
      trigger={(props) => (
        <Button {...props} variant="quiet" aria-label={formatMessage(m.account, { name: user.name, points })}>
          <span css={pointsInBar}>
            {Children.map(pointsWithUnit, (part) =>
              typeof part === 'string' ? <span css={unitInBar}>{part}</span> : part,
            )}
          </span>
          <Avatar memberId={String(user.id)} src={user.pictureUrl ?? undefined} />
        </Button>
      )}
    />
  );
}
