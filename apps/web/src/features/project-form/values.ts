import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldProblemCode, ProjectCreate, ProjectDetail, ProjectUpdate } from '@pwr-community/api/schema';
import * as z from 'zod/mini';
import { commonError } from '../../shared/form/commonError.ts';
import { isBlank } from '../../shared/form/isBlank.ts';
import { isSame } from '../../shared/form/mergeEdits.ts';
import { isPicture, type Picture } from '../../shared/pictures/Picture.ts';
import { isListOf, isNullOr, isOneOf, isShape, isString } from '../../shared/shape.ts';
import { toWebAddress } from '../../shared/webAddress.ts';

/** Maximum text lengths and maximum number of categories, the same as on the server. */
export const limits = {
  projectName: 80,
  bio: 280,
  description: 10_000,
  category: 40,
  categories: 10,
  url: 500,
  telegramUsername: 32,
} as const;

/** Project types; `NONE` means no type. */
export const deployments = ['NONE', 'EXTERNAL_VM', 'BITCOIN_DAPP', 'ETH_DAPP', 'SOFTWARE_BASED_APP'] as const;

export const pictureNames = ['logoPath', 'fileUpload1', 'fileUpload2', 'fileUpload3'] as const;

/** A field's error; each has a message. */
export type FieldError =
  'required' | 'hidden' | 'tooLong' | 'tooMany' | 'rejected' | 'url' | 'telegram' | 'picture' | 'invalid';

/** Counts code points, like the server. */
const length = (text: string) => [...text].length;

const error = (message: FieldError) => ({ error: message });

const required = (most: number) =>
  z.string().check(
    z.refine((text) => !isBlank(text), error('required')),
    z.refine((text) => length(text) <= most, error('tooLong')),
  );

const url = z.string().check(
  z.refine((text) => text === '' || toWebAddress(text) !== null, error('url')),
  z.refine((text) => length(toWebAddress(text) ?? text) <= limits.url, error('tooLong')),
);

/** Returns the categories without those that repeat an earlier one, regardless of case. */
function withoutRepeats(words: string[]): string[] {
  const folded = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => folded.indexOf(folded[index]!) === index);
}

/** True if the category field rejected none of these words. */
const areCategories = (words: string[]) =>
  words.length <= limits.categories &&
  words.every((word) => length(word) <= limits.category) &&
  withoutRepeats(words).length === words.length;

const picture = z.nullable(z.custom<Picture>()).check(z.refine((value) => !value?.problem, error('picture')));

const schema = z.object({
  projectName: required(limits.projectName),
  bio: required(limits.bio),
  description: required(limits.description),
  categories: z.array(z.string()).check(z.refine(areCategories, error('rejected'))),
  projectDeployment: z.enum(deployments),
  projectWebsite: url,
  twitterLinkedinUrl: url,
  telegramUsername: z.string().check(
    z.refine((text) => /^[\w-]*$/.test(text), error('telegram')),
    z.refine((text) => length(text) <= limits.telegramUsername, error('tooLong')),
  ),
  logoPath: picture,
  fileUpload1: picture,
  fileUpload2: picture,
  fileUpload3: picture,
});

export type Values = z.infer<typeof schema>;

/** True if a stored draft has all fields, with values of the right types. */
export const isDraft = isShape<Values>({
  projectName: isString,
  bio: isString,
  description: isString,
  categories: isListOf(isString),
  projectDeployment: isOneOf(deployments),
  projectWebsite: isString,
  twitterLinkedinUrl: isString,
  telegramUsername: isString,
  logoPath: isNullOr(isPicture),
  fileUpload1: isNullOr(isPicture),
  fileUpload2: isNullOr(isPicture),
  fileUpload3: isNullOr(isPicture),
});

export const resolver = zodResolver(schema);

/** Returns the initial values for creating or editing a project. */
export function initialValues(project?: ProjectDetail): Values {
  const stored = (src: string | null | undefined): Picture | null => (src ? { src } : null);
  return {
    projectName: project?.projectName ?? '',
    bio: project?.bio ?? '',
    description: project?.description ?? '',
    // Imported projects may repeat a category in another case, which the field would reject.
    categories: withoutRepeats(project?.categories ?? []),
    projectDeployment: project?.projectDeployment || 'NONE',
    projectWebsite: project?.projectWebsite ?? '',
    twitterLinkedinUrl: project?.twitterLinkedinUrl ?? '',
    telegramUsername: project?.telegramUsername ?? '',
    logoPath: stored(project?.logoPath),
    fileUpload1: stored(project?.fileUpload1),
    fileUpload2: stored(project?.fileUpload2),
    fileUpload3: stored(project?.fileUpload3),
  };
}

/** Trims a web address and adds `https://` if it has no protocol. */
export function completeUrl(text: string): string {
  const entry = text.trim();
  return entry === '' || /^[a-z][a-z\d+.-]*:/i.test(entry) ? entry : `https://${entry}`;
}

/** Extracts a Telegram name from text that may start with an at sign or be a full address. */
export const telegramName = (text: string) => text.trim().replace(/^(?:https?:\/\/)?t\.me\/|^@/i, '');

/** Converts the values to the request that creates a project. */
export function toCreate({ projectDeployment, ...values }: Values): ProjectCreate {
  return {
    ...values,
    projectDeployment: projectDeployment === 'NONE' ? '' : projectDeployment,
    projectWebsite: toWebAddress(values.projectWebsite) ?? '',
    twitterLinkedinUrl: toWebAddress(values.twitterLinkedinUrl) ?? '',
    logoPath: values.logoPath?.key ?? '',
    fileUpload1: values.fileUpload1?.key ?? '',
    fileUpload2: values.fileUpload2?.key ?? '',
    fileUpload3: values.fileUpload3?.key ?? '',
  };
}

/** Converts the values to the request that edits a project, with the changed fields only. */
export function changesOf(base: Values, mine: Values): Omit<ProjectUpdate, 'id'> {
  const changed = Object.entries(toCreate(mine)).filter(
    ([name]) => !isSame(base[name as keyof Values], mine[name as keyof Values]),
  );
  return Object.fromEntries(changed);
}

/** Fields without a format. The server refuses control characters in any text. */
const texts: readonly (keyof Values)[] = ['projectName', 'bio', 'description', 'categories'];

/** Converts the server's error code for a field to the form's. */
export function fieldError(code: FieldProblemCode, name: keyof Values): FieldError {
  const common = commonError(code);
  if (common) return common;
  if (code === 'too-many') return 'tooMany';
  if (code === 'not-allowed' && name === 'projectName') return 'hidden';
  if (code !== 'wrong-format') return 'invalid';
  if (name === 'telegramUsername') return 'telegram';
  if (name === 'projectWebsite' || name === 'twitterLinkedinUrl') return 'url';
  return texts.includes(name) ? 'hidden' : 'invalid';
}
