'use client';
import { Button } from '../Button/index.ts';
import { GlobeIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Menu } from '../Menu/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './LanguageSelect.styles.ts';

export interface Language {
  id: string;
  /** Two letters on the button, such as "EN". */
  code: string;
  /** The language's own name, such as "Русский". */
  endonym: string;
  /** Language tag of the endonym, such as `zh-CN`, which selects the screen reader's voice. */
  lang: string;
  /**
   * URL of a flag image, shown 20 px wide. Omit it if no single country stands for the language; a globe is then shown.
   */
  flag?: string;
}

export interface LanguageSelectProps extends PlainRootProps<HTMLSpanElement> {
  /** Languages in display order. */
  languages: readonly Language[];
  /** Id of the current language. */
  value: string;
  /** Called with the id of the chosen language, even if it is the current one: that cancels a pending change. */
  onChange: (id: string) => void;
  /** All visible and announced text. */
  messages: {
    /** Start of the button's accessible name, such as "Language"; not visible. */
    label: string;
  };
}

/**
 * Selects the site's language. Each language is listed under its own name, so that readers recognize theirs on a page
 * that they can't read.
 */
export function LanguageSelect({ languages, value, onChange, messages, ...root }: LanguageSelectProps) {
  const current = languages.find((language) => language.id === value);
  return (
    <span {...root} css={styles.root} data-component="LanguageSelect">
      <Menu
        align="end"
        selectedId={value}
        onAction={onChange}
        items={languages.map(({ id, endonym, lang, flag }) => ({
          id,
          label: endonym,
          lang,
          // The large globe is as wide as a flag, so that the names align.
          icon: flag ? <Flag src={flag} /> : <GlobeIcon size="l" />,
        }))}
        trigger={(props) => (
          <Button {...props} variant="quiet" icon={current?.flag ? <Flag src={current.flag} /> : <GlobeIcon />}>
            <span css={visuallyHidden}>{messages.label} </span>
            {current?.code}
            <span css={visuallyHidden} lang={current?.lang}>
              {' '}
              {current?.endonym}
            </span>
          </Button>
        )}
      />
    </span>
  );
}

const Flag = ({ src }: { src: string }) => <img src={src} alt="" css={styles.flag} />;
