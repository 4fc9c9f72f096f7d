import { toColumns } from '../projects/projectInput.ts';

/** A project of the demo. The first sentence of its text is the bio. */
interface DemoProject {
  name: string;
  deployment: string;
  categories: string[];
  text: string;
}

/** Returns the columns of the nth project. Its description says that it is invented. */
export const toProjectFields = ({ name, deployment, categories, text }: DemoProject, index: number) =>
  toColumns({
    projectName: name,
    bio: text.slice(0, text.indexOf('. ') + 1),
    description: `${text}\n\nThis is a demo project. It and its numbers are made up.`,
    projectDeployment: deployment as 'ETH_DAPP',
    categories,
    projectWebsite: `https://${slug(name)}.example`,
    twitterLinkedinUrl:
      index % 3 === 2 ? `https://www.linkedin.com/company/${slug(name)}-demo` : `https://x.com/${slug(name)}_demo`,
    telegramUsername: index % 2 ? '' : `${slug(name)}_demo`,
  });

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '');
