import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldProblemCode, QuestCreate, QuestDetail, QuestKind, QuestUpdate } from '@pwr-community/api/schema';
import { locales } from '@pwr-community/i18n';
import * as z from 'zod/mini';
import { commonError } from '../../../shared/form/commonError.ts';
import { isBlank } from '../../../shared/form/isBlank.ts';
import { isSame } from '../../../shared/form/mergeEdits.ts';
import { isBoolean, isNullOr, isNumber as isFinite, isOneOf, isShape, isString } from '../../../shared/shape.ts';
import { toWebAddress } from '../../../shared/webAddress.ts';

/** Maximum lengths of the text fields, and maximum of the number fields, the same as on the server. */
export const limits = { text: 200, target: 100, actionUrl: 2000, number: 1_000_000 } as const;

export const languages = locales.map(({ code }) => code);
export type Language = (typeof languages)[number];

export const kinds = [
  'x_follow',
  'discord',
  'telegram',
  'wallet',
  'email',
  'visit',
  'manual',
] as const satisfies readonly QuestKind[];

/** Quest types that are verified by another service and need a target there. */
export const withTarget: readonly QuestKind[] = ['x_follow', 'discord', 'telegram'];

/** A field's error. `useFieldWords` maps it to a message. */
export type FieldError =
  'required' | 'tooLong' | 'hidden' | 'allOrNone' | 'target' | 'url' | 'number' | 'incomplete' | 'order' | 'invalid';

const error = (message: FieldError) => ({ error: message });

/** Counts code points, like the server. */
const length = (text: string) => [...text].length;

const text = z.string().check(z.refine((entry) => length(entry.trim()) <= limits.text, error('tooLong')));
const required = text.check(z.refine((entry) => !isBlank(entry), error('required')));
const inEvery = <One extends z.ZodMiniType>(one: One) => z.object({ en: one, ru: one, zh: one, es: one, tr: one });

const isNumber = (value: number | null) =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= limits.number);

const moment = z.nullable(z.string()).check(z.refine((value) => value !== '', error('incomplete')));

const fields = z.object({
  kind: z.enum(kinds),
  target: z.string(),
  actionUrl: z.string().check(
    z.refine((entry) => entry === '' || toWebAddress(entry) !== null, error('url')),
    z.refine((entry) => length(toWebAddress(entry) ?? entry) <= limits.actionUrl, error('tooLong')),
  ),
  needsReview: z.boolean(),
  points: z.nullable(z.number()).check(
    z.refine((value) => value !== null, error('required')),
    z.refine(isNumber, error('number')),
  ),
  order: z.nullable(z.number()).check(z.refine(isNumber, error('number'))),
  startsAt: moment,
  endsAt: moment,
  title: inEvery(required),
  description: inEvery(text),
});

/** Values of the fields. Times are in UTC without a suffix: `2026-05-04T18:30`; `''` if they are incomplete. */
export type Values = z.infer<typeof fields>;

function targetError(target: string): FieldError | undefined {
  if (isBlank(target)) return 'required';
  if (!/^[@\w-]*$/.test(target.trim())) return 'target';
  return length(target.trim()) > limits.target ? 'tooLong' : undefined;
}

/** Validation rules that involve several fields. */
const schema = fields.check(({ value, issues }) => {
  const refuse = (path: (string | number)[], message: FieldError) =>
    issues.push({ code: 'custom', input: value, path, message });
  // Other kinds hide the target, so its error would block the form unseen.
  const wrongTarget = withTarget.includes(value.kind) && targetError(value.target);
  if (wrongTarget) refuse(['target'], wrongTarget);
  if (value.kind === 'visit' && value.actionUrl === '') refuse(['actionUrl'], 'required');
  if (value.startsAt && value.endsAt && value.endsAt <= value.startsAt) refuse(['endsAt'], 'order');
  const missing = languages.filter((code) => isBlank(value.description[code]));
  if (missing.length < languages.length) for (const code of missing) refuse(['description', code], 'allOrNone');
});

const isInEvery = isShape<Values['title']>({ en: isString, ru: isString, zh: isString, es: isString, tr: isString });

/** True if a stored value has the shape of this form's values. */
export const isDraft = isShape<Values>({
  kind: isOneOf(kinds),
  target: isString,
  actionUrl: isString,
  needsReview: isBoolean,
  points: isNullOr(isFinite),
  order: isNullOr(isFinite),
  startsAt: isNullOr(isString),
  endsAt: isNullOr(isString),
  title: isInEvery,
  description: isInEvery,
});

export const resolver = zodResolver(schema);

const none = { en: '', ru: '', zh: '', es: '', tr: '' };
const toMoment = (iso: string | null | undefined) => iso?.slice(0, 16) ?? null;
const fromMoment = (moment: string | null) => moment && `${moment}:00Z`;

/** Returns the initial values for creating or editing a quest. */
export function initialValues(quest?: QuestDetail): Values {
  return {
    kind: quest?.kind ?? 'manual',
    target: quest?.target ?? '',
    actionUrl: quest?.actionUrl ?? '',
    needsReview: quest?.needsReview ?? false,
    points: quest?.points ?? 100,
    order: quest?.order ?? null,
    startsAt: toMoment(quest?.startsAt),
    endsAt: toMoment(quest?.endsAt),
    title: { ...none, ...quest?.titles },
    description: { ...none, ...quest?.descriptions },
  };
}

/** Converts the values to the request that creates a quest. */
export function toQuest({ kind, target, actionUrl, needsReview, points, order, ...more }: Values): QuestCreate {
  const trimmed = (texts: Values['title']) =>
    Object.fromEntries(languages.map((code) => [code, texts[code].trim()])) as Values['title'];
  return {
    kind,
    needsReview,
    points: points ?? 0,
    target: withTarget.includes(kind) ? target.trim() : null,
    actionUrl: toWebAddress(actionUrl),
    startsAt: fromMoment(more.startsAt),
    endsAt: fromMoment(more.endsAt),
    title: trimmed(more.title),
    description: isBlank(more.description.en) ? null : trimmed(more.description),
    ...(order !== null && { order }),
  };
}

/** Converts the values to the request that edits a quest, with the changed fields only. */
export function changesOf(base: Values, mine: Values): QuestUpdate {
  // A stored link may be one that the form refuses. Clearing it is a change, too.
  const before = { ...toQuest(base), actionUrl: base.actionUrl || null };
  const after = toQuest(mine);
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(before[name as keyof QuestCreate], value)),
  );
}

/** Returns the form's values by field name. */
export const fieldsOf = ({ title, description, ...more }: Values): Record<FieldName, unknown> => ({
  ...more,
  ...(Object.fromEntries(
    languages.flatMap((code) => [
      [`title.${code}`, title[code]],
      [`description.${code}`, description[code]],
    ]),
  ) as Record<`${'title' | 'description'}.${Language}`, string>),
});

/** Name of a form field, such as `title.ru`. */
export type FieldName = Exclude<keyof Values, 'title' | 'description'> | `${'title' | 'description'}.${Language}`;

/**
 * Returns the field that a server error belongs to; undefined if there is none. An error in a title or description
 * without a language belongs to the English one.
 */
export function fieldAt(path: string): FieldName | undefined {
  const [name = '', code = ''] = path.replace(/^\/body\//, '').split('/');
  const isKnown = name in fields.shape;
  if (name === 'title' || name === 'description') return `${name}.${languages.find((known) => known === code) ?? 'en'}`;
  return isKnown ? (name as FieldName) : undefined;
}

/** Converts a server error to a field's error. */
export function fieldError(code: FieldProblemCode, name: FieldName): FieldError {
  const common = commonError(code);
  if (common) return common;
  if (name === 'endsAt' && code === 'too-small') return 'order';
  if (name === 'target' || name === 'actionUrl') return name === 'target' ? 'target' : 'url';
  if (name === 'points' || name === 'order') return 'number';
  // A title and a description have no format, but the server refuses control characters in any text.
  return code === 'wrong-format' && /^(?:title|description)\./.test(name) ? 'hidden' : 'invalid';
}
