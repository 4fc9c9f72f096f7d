import { describe, expect, it, vi } from 'vitest';
import { createCatalogue, findLocale, type Locale } from '../src/index.ts';

const [english, russian, turkish] = [findLocale('en'), findLocale('ru'), findLocale('tr')];
const nowhere = { ...russian, code: 'nowhere' } as unknown as Locale;
const noWords = { names: {}, replacements: {} };
const start = 'projects.title';
const profile = 'profile.points';

/** The current text of a message. */
const wordsOf = (catalogue: ReturnType<typeof createCatalogue>, id: string) =>
  catalogue
    .getWords()
    .messages[id]?.map((part) => ('value' in part ? part.value : ''))
    .join('');

describe('the catalogue', () => {
  it('has the messages of the opened parts, and no others', async () => {
    const catalogue = createCatalogue(english, noWords);
    expect(catalogue.getWords()).toEqual({ locale: english, messages: {} });
    await catalogue.open('start');
    expect(wordsOf(catalogue, start)).toBe('Top Projects');
    expect(wordsOf(catalogue, profile)).toBeUndefined();
    await catalogue.open('profile');
    expect(wordsOf(catalogue, start)).toBe('Top Projects');
    expect(wordsOf(catalogue, profile)).toBeDefined();
  });

  it('has a part’s messages for all concurrent requests', async () => {
    const catalogue = createCatalogue(english, noWords);
    void catalogue.open('profile');
    await catalogue.open('profile');
    expect(wordsOf(catalogue, profile)).toBeDefined();
  });

  it('keeps the opened parts through a change of language', async () => {
    const catalogue = createCatalogue(english, noWords);
    await Promise.all([catalogue.open('start'), catalogue.open('profile')]);
    const before = wordsOf(catalogue, profile);
    await catalogue.setLocale(russian);
    expect(catalogue.getWords().locale).toBe(russian);
    expect(wordsOf(catalogue, start)).toBe('Лучшие проекты');
    expect(wordsOf(catalogue, profile)).not.toBe(before);
  });

  it('shows the last chosen language, with a part opened in the meantime', async () => {
    const catalogue = createCatalogue(english, noWords);
    await catalogue.open('start');
    await Promise.all([catalogue.setLocale(russian), catalogue.open('profile'), catalogue.setLocale(turkish)]);
    expect(catalogue.getWords().locale).toBe(turkish);
    expect(wordsOf(catalogue, profile)).toBeDefined();
  });

  it('adds a part to the previous language too, which is displayed until the new one has rendered', async () => {
    const catalogue = createCatalogue(english, noWords);
    await Promise.all([catalogue.open('start'), catalogue.open('profile')]);
    const { messages } = catalogue.getWords();
    const inEnglish = messages[profile];
    await Promise.all([catalogue.setLocale(russian), catalogue.open('quiz')]);
    await catalogue.open('board');
    expect(messages).toHaveProperty(['quiz.title']);
    expect(messages).toHaveProperty(['board.title']);
    expect(messages[profile]).toBe(inEnglish);
    const inRussian = wordsOf(catalogue, 'quiz.title');
    await catalogue.setLocale(english);
    expect(wordsOf(catalogue, 'quiz.title')).toBeDefined();
    expect(wordsOf(catalogue, 'quiz.title')).not.toBe(inRussian);
  });

  it('shows the last chosen language if loading an earlier choice fails', async () => {
    const catalogue = createCatalogue(english, noWords);
    await catalogue.open('start');
    const chosen = [catalogue.setLocale(nowhere), catalogue.setLocale(turkish)];
    await Promise.allSettled(chosen);
    await expect(chosen[1]).resolves.toBeUndefined();
    expect(catalogue.getWords().locale).toBe(turkish);
  });

  it('notifies about a language change, but not about added messages that nothing uses yet', async () => {
    const catalogue = createCatalogue(english, noWords);
    const listener = vi.fn();
    const end = catalogue.subscribe(listener);
    await catalogue.open('start');
    const words = catalogue.getWords();
    await catalogue.open('profile');
    expect(catalogue.getWords()).toBe(words);
    expect(listener).not.toHaveBeenCalled();
    await catalogue.setLocale(russian);
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    await catalogue.setLocale(turkish);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps the current messages if loading fails, and can retry', async () => {
    const catalogue = createCatalogue(english, noWords);
    await catalogue.open('start');
    await expect(catalogue.setLocale(nowhere)).rejects.toThrow();
    expect(catalogue.getWords().locale).toBe(english);
    await catalogue.open('profile');
    expect(catalogue.getWords().locale).toBe(english);
    expect(wordsOf(catalogue, profile)).toBeDefined();
  });

  it('loads a part again after a failure', async () => {
    const catalogue = createCatalogue(nowhere, noWords);
    await expect(catalogue.open('start')).rejects.toThrow();
    await catalogue.setLocale(english);
    await catalogue.open('start');
    expect(wordsOf(catalogue, start)).toBe('Top Projects');
  });
});
