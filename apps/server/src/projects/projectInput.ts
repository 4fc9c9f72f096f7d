import type { components } from '@pwr-community/api/schema';
import { schemaChecker } from '../contract/validation.ts';
import { invalidField } from '../contract/problem.ts';
import { fold } from './fold.ts';

type ProjectCreate = components['schemas']['ProjectCreate'];

/** The fields of a project in a form or in a line of an import, without its images. */
export type ProjectInput = Omit<ProjectCreate, ImageField>;

/** The fields that name an image. */
export type ImageField = 'logoPath' | 'fileUpload1' | 'fileUpload2' | 'fileUpload3';

/** The columns of a project that a person writes. */
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

/** The optional columns of a new project whose fields are left out. */
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
 * The columns of the fields that are given: all of them for a new project, some for an edit. An empty optional field becomes
 * null.
 * @throws Problem `validation-failed` for what the contract's schemas cannot say
 */
export function toColumns(input: ProjectInput): ProjectColumns;
export function toColumns(input: Partial<ProjectInput>): Partial<ProjectColumns>;
export function toColumns(input: Partial<ProjectInput>): Partial<ProjectColumns> {
  const { projectName, bio, description, projectDeployment, categories } = input;
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

/** The text in which a search looks for words. */
export const searchText = ({ name, bio, categories }: Pick<ProjectColumns, 'name' | 'bio' | 'categories'>) =>
  fold([name, bio, ...categories].join('\n'));

/** The keys by which a list is filtered by category. */
export const categoryKeys = (categories: readonly string[]): string[] => [...new Set(categories.map(fold))];

/** Forms send a repeated field, which is a string if it occurs once, or one field with a JSON list. */
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

/** An address as it was sent, or as a browser would encode it if it contains characters that are not allowed. */
function toUri(address: string, field: string): string | null {
  if (!address) return null;
  const path = `/body/${field}`;
  if (!URL.canParse(address)) throw invalidField(path, 'wrong-format', 'must be an address');
  return isUri.matches(address) ? address : isUri(new URL(address).href, path);
}
