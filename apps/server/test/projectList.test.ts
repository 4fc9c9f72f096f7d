import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the project list', () => {
  it('is empty, with a page of nothing, before anyone adds a project', async () => {
    const { status, body } = await test.call('GET', '/projects');
    expect(status).toBe(200);
    expect(body).toEqual({
      projects: [],
      metadata: { totalPages: 0, currentPage: 0, startIndex: 0, endIndex: 0, totalItems: 0 },
    });
  });
});
