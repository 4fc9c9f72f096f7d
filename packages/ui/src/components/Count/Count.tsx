'use client';
import { memo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { formatCount } from '../../internal/formatCount.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Count.styles.ts';

export interface CountProps {
  /** The number, formatted in the language of the page. */
  value: number;
  /** `compact` shortens 1,234 to 1.2K, for numbers beside an icon, never in a sentence. Default `standard`. */
  notation?: 'standard' | 'compact';
}

/** A number that can change. Digits have equal width, and changed digits roll once, up or down. */
export const Count = memo(function Count({ value, notation = 'standard' }: CountProps) {
  const { locale } = useLocale();
  const [{ now, before }, setValues] = useState<{ now: number; before?: number }>({ now: value });
  if (now !== value) setValues({ now: value, before: now });

  const text = formatCount(locale, value, notation);
  const old = before === undefined ? text : formatCount(locale, before, notation);

  return (
    <span css={styles.root} data-component="Count" translate="no">
      {old === text ? (
        text
      ) : (
        <>
          <span css={visuallyHidden}>{text}</span>
          <span aria-hidden data-roll={value > (before ?? value) ? 'up' : 'down'} css={styles.figures}>
            {Array.from(text, (figure, index) => {
              const isNew = old.at(index - text.length) !== figure;
              // Counted from the end, so that a new leading digit doesn't roll all the others.
              const place = text.length - index;
              return (
                <span key={`${place}${figure}`} data-new={isNew || undefined}>
                  {figure}
                </span>
              );
            })}
          </span>
        </>
      )}
    </span>
  );
});
