'use client';
import type { SerializedStyles } from '@emotion/react';
import { Link } from 'react-aria-components/Link';
import { ArrowUpRightIcon } from '../../components/Icon/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { TopBarLink } from './TopBar.tsx';

interface TopBarLinksProps {
  links: readonly TopBarLink[];
  newTab: string;
  /** Styles of the bar or the drawer, which render the same links. */
  styles: Record<'links' | 'entry' | 'link', SerializedStyles>;
  onPress?: () => void;
}

/** Links of the main navigation, in the bar or the drawer. */
export function TopBarLinks({ links, newTab, styles, onPress }: TopBarLinksProps) {
  return (
    <ul css={styles.links}>
      {links.map(({ id, label, href, isCurrent, isExternal }) => (
        <li key={id} css={styles.entry}>
          <Link
            href={href}
            {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
            aria-current={isCurrent ? 'page' : undefined}
            onPress={onPress}
            css={styles.link}
          >
            {label}
            {isExternal && (
              <>
                <ArrowUpRightIcon isDirectional />
                <span css={visuallyHidden}> ({newTab})</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
