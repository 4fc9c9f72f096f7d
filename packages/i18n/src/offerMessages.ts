import en from '../generated/offer/en.json' with { type: 'json' };
import es from '../generated/offer/es.json' with { type: 'json' };
import ru from '../generated/offer/ru.json' with { type: 'json' };
import tr from '../generated/offer/tr.json' with { type: 'json' };
import zh from '../generated/offer/zh.json' with { type: 'json' };
import type { locales } from './locales.ts';
import type { Messages } from './loadMessages.ts';

/**
 * Messages that offer another language, in that language. They are bundled with the code, so that the offer loads
 * nothing else in that language.
 */
export const offerMessages = { en, es, ru, tr, zh } as Record<(typeof locales)[number]['code'], Messages>;
