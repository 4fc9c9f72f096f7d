'use client';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { ArrowUpRightIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { RootProps } from '../../internal/root.ts';
import { useProvider } from '../../internal/useProvider.ts';
import * as styles from './Link.styles.ts';

type External =
  | { isExternal?: false; messages?: undefined }
  | {
      /** Opens the link in a new tab, and adds an arrow and the `newTab` message. Default `false`. */
      isExternal: true;
      messages: {
        /** Read after the text by screen readers, such as "opens in a new tab". */
        newTab: string;
      };
    };

export type LinkProps = RootProps<HTMLAnchorElement> &
  Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'target' | 'rel'> &
  External & {
    children: ReactNode;
    href: string;
    /**
     * `inline` for running text, underlined; `quiet` where the context shows that it is a link, such as names and
     * lists; `button` and `primary` look like a Button. Default `inline`.
     */
    variant?: 'inline' | 'quiet' | 'button' | 'primary';
    /** Size of the button variants: 32, 36 or 44 px. Default `m`. */
    size?: 's' | 'm' | 'l';
    /** Icon before the text; decorative, so hidden from screen readers. */
    icon?: ReactNode;
    ref?: Ref<HTMLAnchorElement>;
  };

/** A link to another page. Inside React Aria's RouterProvider, it uses the app's router. */
export function Link({
  children,
  variant = 'inline',
  size = 'm',
  icon,
  isExternal = false,
  messages,
  ...aria
}: LinkProps) {
  useProvider('Link');
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
