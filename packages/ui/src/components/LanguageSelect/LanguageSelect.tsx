'use client';
import { Button } from '../Button/index.ts';
import { GlobeIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Menu } from '../Menu/index.ts';
import * as styles from './LanguageSelect.styles.ts';

export interface Language {
  id: string;
  /** Two letters on the button, as "EN". */
  code: string;
  /** The language's name in itself, as "Русский". */
  endonym: string;
  /** The language tag of the endonym, as `zh-CN`; screen readers change their voice by it. */
  lang: string;
  /** Address of a flag image, shown 20 px wide. A language without a country of its own has a globe instead. */
  flag?: string;
}

export interface LanguageSelectProps {
  /** In the order in which they are listed. */
  languages: readonly Language[];
  /** The id of the language that the page is in. */
  value: string;
  /** Another language was chosen: its id. */
  onChange: (id: string) => void;
  /** Every word that is shown or spoken. */
  messages: {
    /** Begins the button's name, as "Language"; read out, not shown. */
    label: string;
  };
}

/** The language of the site. Each is named in itself, so that those who got lost find back. */
export function LanguageSelect({ languages, value, onChange, messages }: LanguageSelectProps) {
  const current = languages.find((language) => language.id === value);
  return (
    <span css={styles.root} data-component="LanguageSelect">
      <Menu
        align="end"
        selectedId={value}
        onAction={(id) => id !== value && onChange(id)}
        items={languages.map(({ id, endonym, lang, flag }) => ({
          id,
          label: endonym,
          lang,
          // As wide as a flag, so that the names stand in line.
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
