import cn from 'flags/CN.svg';
import gb from 'flags/GB.svg';
import ru from 'flags/RU.svg';
import tr from 'flags/TR.svg';

/** URLs of the languages' flags, by country code. */
export const flags = { cn, gb, ru, tr };
