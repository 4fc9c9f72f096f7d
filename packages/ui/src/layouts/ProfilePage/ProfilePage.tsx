'use client';
import type { ReactNode } from 'react';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './ProfilePage.styles.ts';

type Busy =
  | { isBusy?: false; label?: undefined }
  | {
      /** The member is loading: the header is a skeleton. Default `false`. */
      isBusy: true;
      /** Read out meanwhile, as "Loading the profile". */
      label: string;
    };

export type ProfilePageProps = Busy & {
  /** A ProfileHeader, or what stands in for it. */
  header: ReactNode;
  /** TabLinks, with a list behind each and the way through its pages. */
  children?: ReactNode;
};

/** A member on a page of their own: who they are, and below it what they made and liked. */
export function ProfilePage({ header, children, isBusy = false, label }: ProfilePageProps) {
  return (
    <div css={styles.root} aria-busy={isBusy} data-component="ProfilePage">
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
