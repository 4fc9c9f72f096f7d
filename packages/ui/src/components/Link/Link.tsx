'use client';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { ArrowUpRightIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Link.styles.ts';

type External =
  | { isExternal?: false; messages?: undefined }
  | {
      /** Leaves the site in a new tab: an arrow shows it, and the message says it. Default `false`. */
      isExternal: true;
      messages: {
        /** As "opens in a new tab"; read out after the words. */
        newTab: string;
      };
    };

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'target' | 'rel'> &
  External & {
    children: ReactNode;
    href: string;
    /**
     * `inline` in running text, underlined; `quiet` where the place says that it is a link, as a name or a list;
     * `button` and `primary` look like a Button and still lead somewhere. Default `inline`.
     */
    variant?: 'inline' | 'quiet' | 'button' | 'primary';
    /** Size of the button variants: 32, 36 or 44 px. Default `m`. */
    size?: 's' | 'm' | 'l';
    /** Before the words; decoration. */
    icon?: ReactNode;
    ref?: Ref<HTMLAnchorElement>;
  };

/** Leads to another page. It follows the app's own router where a RouterProvider of React Aria stands around it. */
export function Link({
  children,
  variant = 'inline',
  size = 'm',
  icon,
  isExternal = false,
  messages,
  ...aria
}: LinkProps) {
  const looksLikeButton = variant === 'button' || variant === 'primary';
  return (
    <AriaLink
      {...aria}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      css={looksLikeButton ? styles.button : styles.root}
      data-component="Link"
      data-variant={variant}
      data-size={looksLikeButton ? size : undefined}
    >
      {icon && <span aria-hidden>{icon}</span>}
      {children}
      {isExternal && (
        <>
          <span css={styles.arrow} data-part="arrow">
            <ArrowUpRightIcon isDirectional />
          </span>
          <span css={visuallyHidden}> ({messages?.newTab})</span>
        </>
      )}
    </AriaLink>
  );
}
