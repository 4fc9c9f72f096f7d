import cn from 'flags/CN.svg';
import gb from 'flags/GB.svg';
import ru from 'flags/RU.svg';
import tr from 'flags/TR.svg';

/** Addresses of the flags of the languages, by country code. */
export const flags = { cn, gb, ru, tr };
