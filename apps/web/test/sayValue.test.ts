import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import russian from '../../../packages/i18n/messages/ru.json' with { type: 'json' };
import chinese from '../../../packages/i18n/messages/zh.json' with { type: 'json' };
import { sayField, sayValue } from '../src/features/admin/audit/sayValue.ts';

const english = createIntl({ locale: 'en', onError: () => {} });
const inRussian = createIntl({ locale: 'ru', messages: russian });
const inChinese = createIntl({ locale: 'zh-CN', messages: chinese });

describe('a value in the audit log', () => {
  it.each([
    ['kind', 'x_follow', 'Подписаться в X (Twitter)'],
    ['state', 'in_review', 'На проверке'],
    ['action', 'fail', 'Отклонено'],
    ['projectDeployment', 'BITCOIN_DAPP', 'Сайдчейн Bitcoin'],
    ['status', 'In Review', 'На проверке'],
    ['role', 'Super Admin', russian['admin.log.roleSuperAdmin']],
    ['reason', 'low-quality', 'Низкое качество или мало деталей'],
    ['needsReview', true, 'Да'],
  ])('of %s, %j, is said in the reader’s language', (field, value, words) => {
    expect(sayValue(inRussian, field, value)).toBe(words);
  });

  it('stays as it is where it is free text', () => {
    expect(sayValue(inRussian, 'reason', 'The link is dead.')).toBe('The link is dead.');
    expect(sayValue(inRussian, 'kind', 'toString')).toBe('toString');
  });

  it('is a list of the language where there are several', () => {
    expect(sayValue(english, 'categories', ['DeFi', 'NFT', 'Games'])).toBe('DeFi, NFT, Games');
    expect(sayValue(inChinese, 'categories', ['DeFi', 'NFT', 'Games'])).toBe('DeFi、NFT、Games');
    expect(sayValue(english, 'categories', [])).toBe('–');
  });

  it('has a line for each language of a text, named in that language', () => {
    expect(sayValue(inChinese, 'title', { en: 'Follow us', tr: 'Bizi takip et' })).toBe(
      'English：Follow us\nTürkçe：Bizi takip et',
    );
    expect(sayField(english, 'es')).toBe('Español');
  });

  it('is in UTC where admins enter it in UTC', () => {
    expect(sayValue(english, 'startsAt', '2026-06-15T00:00:00Z')).toBe('Jun 15, 2026, 12:00 AM');
  });
});
