import { css } from '@emotion/react';
import { Logo } from '@pwr-community/ui/Logo';
import { token } from '@pwr-community/ui/tokens';
import { useSite } from '../../shared/site.ts';

/** The server's style sheet sets the image, which differs between the light and dark themes. */
const mark = css({
  flex: 'none',
  blockSize: token.size.iconL,
  aspectRatio: 'var(--site-logo-ratio)',
  background: 'var(--site-logo) center / contain no-repeat',
});

/** The community's logo and, unless the logo contains it, the name. */
export function SiteLogo() {
  const { shortName, hasNameInLogo } = useSite();
  const picture = hasNameInLogo ? { role: 'img', 'aria-label': shortName } : { 'aria-hidden': true };
  return <Logo mark={<span css={mark} {...picture} />}>{!hasNameInLogo && shortName}</Logo>;
}
