'use client';
import type { ReactNode } from 'react';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ProfilePage.styles.ts';

type Busy =
  | { isBusy?: false; label?: undefined }
  | {
      /** The member is loading, and the header is a skeleton. Default `false`. */
      isBusy: true;
      /** Announced while loading, such as "Loading profile". */
      label: string;
    };

export type ProfilePageProps = PlainRootProps &
  Busy & {
    /** A ProfileHeader, or the skeleton or EmptyState that replaces it. */
    header: ReactNode;
    /** TabLinks, each with a list and its pagination. */
    children?: ReactNode;
  };

/** A member's profile: a header, and tabs with the member's contributions and upvotes. */
export function ProfilePage({ header, children, isBusy = false, label, ...root }: ProfilePageProps) {
  return (
    <div {...root} css={styles.root} aria-busy={isBusy} data-component="ProfilePage">
      {isBusy && (
        <Spoken as="p" isNews css={visuallyHidden}>
          {label}
        </Spoken>
      )}
      {header}
      {children}
    </div>
  );
}
