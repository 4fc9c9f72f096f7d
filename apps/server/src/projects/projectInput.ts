import type { components } from '@pwr-community/api/schema';
import { schemaChecker } from '../contract/validation.ts';
import { invalidField } from '../contract/problem.ts';
import { refuseHidden } from '../contract/names.ts';
import { fold } from './fold.ts';

type ProjectCreate = components['schemas']['ProjectCreate'];

/** The fields of a project in a form or an import line, without the images. */
export type ProjectInput = Omit<ProjectCreate, ImageField>;

/** The fields that refer to an image. */
export type ImageField = 'logoPath' | 'fileUpload1' | 'fileUpload2' | 'fileUpload3';

/** The columns of a project that its author fills in. */
export interface ProjectColumns {
  name: string;
  name_key: string;
  bio: string;
  description: string;
  deployment: string | null;
  categories: string[];
  website: string | null;
  twitter_linkedin_url: string | null;
  telegram_username: string | null;
}

/** Defaults of a new project's optional columns. */
export const noFields = {
  deployment: null,
  categories: [],
  website: null,
  twitter_linkedin_url: null,
  telegram_username: null,
};

const checkCategories = schemaChecker<string[]>({
  type: 'array',
  maxItems: 10,
  uniqueItems: true,
  items: { $ref: 'contract#/components/schemas/Category' },
});

const isUri = schemaChecker<string>({ type: 'string', format: 'uri' });

/**
 * Converts the given fields to columns: all of them for a new project, some for an edit. An empty optional field
 * becomes null.
 * @throws Problem `validation-failed` for rules that the contract's schemas can't express
 */
export function toColumns(input: ProjectInput): ProjectColumns;
export function toColumns(input: Partial<ProjectInput>): Partial<ProjectColumns>;
export function toColumns(input: Partial<ProjectInput>): Partial<ProjectColumns> {
  const { projectName, bio, description, projectDeployment, categories } = input;
  if (projectName !== undefined) refuseHidden(projectName, '/body/projectName');
  return {
    ...(projectName !== undefined && { name: projectName, name_key: fold(projectName) }),
    ...(bio !== undefined && { bio }),
    ...(description !== undefined && { description }),
    ...(projectDeployment !== undefined && { deployment: projectDeployment || null }),
    ...(categories !== undefined && { categories: toList(categories) }),
    ...(input.projectWebsite !== undefined && { website: toUri(input.projectWebsite, 'projectWebsite') }),
    ...(input.twitterLinkedinUrl !== undefined && {
      twitter_linkedin_url: toUri(input.twitterLinkedinUrl, 'twitterLinkedinUrl'),
    }),
    ...(input.telegramUsername !== undefined && { telegram_username: input.telegramUsername || null }),
  };
}

/** The text that searches match against. */
export const searchText = ({ name, bio, categories }: Pick<ProjectColumns, 'name' | 'bio' | 'categories'>) =>
  fold([name, bio, ...categories].join('\n'));

/** The keys for filtering by category. */
export const categoryKeys = (categories: readonly string[]): string[] => [...new Set(categories.map(fold))];

/** In forms, a repeatable field that appears only once is a string, and a single field may contain a JSON list. */
function toList(categories: string[] | string): string[] {
  if (typeof categories !== 'string') return categories;
  if (!categories.startsWith('[')) return checkCategories(categories ? [categories] : [], '/body/categories');
  let list: unknown;
  try {
    list = JSON.parse(categories);
  } catch {
    throw invalidField('/body/categories', 'wrong-format', 'must be a JSON list');
  }
  return checkCategories(list, '/body/categories');
}

/**
 * Returns the address unchanged, or percent-encoded as in a browser if it contains invalid characters; null if empty.
 */
function toUri(address: string, field: string): string | null {
  if (!address) return null;
  if (isUri.matches(address)) return address;
  return isUri(URL.canParse(address) ? new URL(address).href : address, `/body/${field}`);
}
