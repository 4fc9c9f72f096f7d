import cn from 'country-flag-icons/3x2/CN.svg';
import es from 'country-flag-icons/3x2/ES.svg';
import gb from 'country-flag-icons/3x2/GB.svg';
import ru from 'country-flag-icons/3x2/RU.svg';
import tr from 'country-flag-icons/3x2/TR.svg';

/** Addresses of the flags of the languages, by country code. */
export const flags = { cn, es, gb, ru, tr };
