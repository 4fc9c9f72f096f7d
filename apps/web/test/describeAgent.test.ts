import { describe, expect, it } from 'vitest';
import { describeAgent } from '../src/features/profile-edit/describeAgent.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('describeAgent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${engine} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux'],
    [`Mozilla/5.0 (Linux; Android 15) ${engine} Mobile Safari/537.36`, 'Chrome', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iOS'],
  ])('reads %s', (userAgent, browser, system) => {
    expect(describeAgent(userAgent)).toEqual({ browser, system });
  });

  it('finds nothing in an unknown user agent', () => {
    expect(describeAgent(null)).toEqual({ browser: undefined, system: undefined });
    expect(describeAgent('curl/8.0')).toEqual({ browser: undefined, system: undefined });
  });
});
