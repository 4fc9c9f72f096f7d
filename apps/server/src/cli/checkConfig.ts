import { resolve } from 'node:path';
import { ConfigError } from '../config.ts';
import { defaultSiteFile, openSite, readMessageNames } from '../config/site/source.ts';
import { webDist } from '../paths.ts';
import { runAlone } from './runCommand.ts';

const usage = 'Usage: npm run check-config [-- site.yaml]';

// Checks a site configuration file: the one given as an argument, or else SITE_CONFIG. Exit codes: 0 valid, 2 invalid,
// with one sentence and line number per mistake.
runAlone(
  ([file, ...rest]) => {
    if (file?.startsWith('-') || rest.length > 0) throw new ConfigError(usage);
    return file;
  },
  async ({ siteConfig, production, exampleLinks }, named) => {
    const file = named === undefined ? (siteConfig ?? defaultSiteFile) : resolve(named);
    const { current } = openSite(file, {
      messageNames: readMessageNames(webDist),
      refuseExamples: production && !exampleLinks,
    });
    console.log(`${file} is valid: the site of ${current.name}.`);
    return 0;
  },
);
