import { join, resolve } from 'node:path';
import { z } from 'zod';
import { loopbackAliases } from './config/loopback.ts';
import { readTrustedProxies, type TrustedProxies } from './config/trustedProxies.ts';
import { workspaceRoot } from './paths.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
  .transform((value) => new URL(value).origin);

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
  .optional()
  .meta({ values: 'for example `postgres://user:password@host:5432/database`' });

const postgresUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(postgresUrl.unwrap()))
  .default([])
  .meta({ values: 'addresses like that of `DATABASE_URL`, separated by commas' });

const count = (min: number) => z.coerce.number('must be a number').int().min(min, `must be at least ${min}`);

/**
 * The environment variables that the server reads, by group. `npm run config-docs` generates docs/configuration.md from
 * them.
 */
export const settings = {
  'The site': {
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('`production` refuses demo data and demo sign-in.')
      .meta({ production: 'set it to `production`' }),
    HOST: z.string().default('127.0.0.1').describe('Address to listen on. `0.0.0.0` listens on every interface.'),
    PORT: z.coerce
      .number('must be a number')
      .int()
      .min(0, 'must be between 0 and 65535')
      .max(65535, 'must be between 0 and 65535')
      .default(3000)
      .describe('Port to listen on. 0 picks a free one.'),
    PUBLIC_URL: origin
      .optional()
      .describe('Origin that browsers use. Sign-in returns here, and links in emails start with it.')
      .meta({ absent: '`http://localhost:PORT`', production: 'required' }),
    SITE_CONFIG: z
      .string()
      .min(1)
      .transform((value) => resolve(value))
      .optional()
      .describe("YAML file with the community's name, logo, colors, links, languages and sections.")
      .meta({
        absent: '`apps/server/site/site.yaml`',
        values: 'path of a file',
        production: 'set it: the default file links to examples',
      }),
    ALLOWED_ORIGINS: list
      .pipe(z.array(origin))
      .default([])
      .describe('Other origins that may call the API and receive sign-in callbacks.')
      .meta({ values: 'origins separated by commas' }),
    RENDER_PAGES: flag
      .default(true)
      .describe('Sends public pages with their content. Without it, the browser renders every page.'),
    RENDER_TIMEOUT_MS: count(1)
      .default(500)
      .describe('Milliseconds that a page may take. A slower one is sent without its content.'),
    POST_PREVIEWS: flag
      .default(true)
      .describe('Asks X, TikTok and YouTube for the author, text and picture of submitted posts.'),
    TRUST_PROXY: z
      .string()
      .default('0')
      .transform((value, context) => {
        try {
          return readTrustedProxies(value);
        } catch (error) {
          context.addIssue((error as Error).message);
          return z.NEVER;
        }
      })
      .describe('Proxies whose `X-Forwarded-*` headers the server trusts.')
      .meta({ values: 'number of proxies, 0 to 10; or their IP addresses and networks, separated by commas' }),
    DEMO: flag
      .optional()
      .describe('Seeds demo data and offers demo sign-in. Production refuses to start with it.')
      .meta({ absent: 'on, except in production', production: 'must be off' }),
    EXAMPLE_LINKS: flag
      .default(false)
      .describe('Lets a production server of a test link to example.org. Without it, such a site does not start.')
      .meta({ production: 'must be off' }),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('Lowest level that is logged.'),
    METRICS_TOKEN: z
      .string()
      .min(16)
      .optional()
      .describe('Bearer token for `/metrics`, in the format of Prometheus. Without it, `/metrics` answers 404.'),
  },
  'Data and secrets': {
    DATA_DIR: z
      .string()
      .min(1)
      .default(join(workspaceRoot, '.data'))
      .transform((value) => resolve(value))
      .describe('Folder of the embedded database and of uploaded files.')
      .meta({ absent: '`.data` in the workspace' }),
    DATABASE_URL: postgresUrl.describe(
      'PostgreSQL 15 or newer. Without it, the server uses an embedded PGlite in `DATA_DIR`.',
    ),
    MIGRATION_DATABASE_URL: postgresUrl
      .describe('Direct connection to the same database for migrations, commands, and maintenance.')
      .meta({ absent: '`DATABASE_URL`', production: 'required behind PgBouncer' }),
    DATABASE_REPLICA_URL: postgresUrls.describe(
      'Streaming replicas of `DATABASE_URL`, which answer visitors’ reads. Each is skipped while it is more than five seconds behind.',
    ),
    DATABASE_POOL_SIZE: count(1).default(10).describe('Maximum connections to PostgreSQL from this process.'),
    DATABASE_WAIT_MS: count(0)
      .optional()
      .describe('Milliseconds that a start waits for a database that cannot be reached.')
      .meta({ absent: '`30000` in production, else `0`' }),
    DATABASE_PREPARE: flag
      .default(false)
      .describe('Keeps statements prepared, which saves CPU on a direct connection. Leave it off behind PgBouncer.'),
    PROOF_SECRET: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe(
        'Key of the record that keeps an outside account from earning a quest twice, and of the links that unsubscribe from emails. Make one with `openssl rand -base64 32` and never change it.',
      )
      .meta({ absent: 'generated once', production: 'required' }),
    S3_BUCKET: z
      .string()
      .min(3)
      .optional()
      .describe('Bucket for images and assets, instead of `DATA_DIR`. Its CORS rules must let the site PUT.'),
    S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket.'),
    S3_ENDPOINT: origin
      .optional()
      .describe('Origin of an S3-compatible storage other than Amazon S3.')
      .meta({ absent: 'Amazon S3' }),
    S3_ACCESS_KEY_ID: z
      .string()
      .min(1)
      .optional()
      .describe('Access key of the bucket. Needs `S3_SECRET_ACCESS_KEY`.')
      .meta({ absent: "the machine's own credentials" }),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of the access key.'),
  },
  Limits: {
    READS_PER_MINUTE: count(1).default(3000).describe('Read calls to the API per client address and minute, in all.'),
    WRITES_PER_MINUTE: count(1)
      .default(240)
      .describe('Calls to each write operation per minute, for one client address and for one member.'),
    SIGN_INS_PER_MINUTE: count(1)
      .default(60)
      .describe('Calls to each sign-in operation, and contact messages, per client address and minute.'),
    UPLOADS_PER_HOUR: count(1).default(60).describe('Images that one member may upload per hour.'),
    UPLOAD_MB_PER_HOUR: count(2).default(64).describe('Megabytes that one member may upload per hour.'),
    REQUEST_TIMEOUT_MS: count(1).default(60_000).describe('Milliseconds that a request may take to arrive.'),
    PROVIDER_TIMEOUT_MS: count(1)
      .default(5000)
      .describe('Milliseconds that the server waits for an answer from another service.'),
  },
  'Sign-in with X and Google': {
    X_CLIENT_ID: z
      .string()
      .min(1)
      .optional()
      .describe('OAuth 2.0 client of X. Its callback is `PUBLIC_URL/backend/api/login/twitter/callback`.'),
    X_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of the X client. Needs `X_CLIENT_ID`.'),
    X_TRUST_ACCESS_TOKENS: flag
      .default(false)
      .describe("Lets an X access token sign in. Unsafe: X doesn't say which site a token was issued to."),
    X_URL: origin.default('https://x.com').describe('Origin of the X page where people sign in.'),
    X_API_URL: origin.default('https://api.x.com').describe('Origin of the X API.'),
    GOOGLE_CLIENT_ID: z
      .string()
      .min(1)
      .optional()
      .describe('OpenID Connect client of Google. Its callback is `PUBLIC_URL/backend/google-sign-in/callback`.'),
    GOOGLE_CLIENT_SECRET: z
      .string()
      .min(1)
      .optional()
      .describe('Secret of the Google client. Needs `GOOGLE_CLIENT_ID`.'),
    GOOGLE_ISSUER: z.url().default('https://accounts.google.com').describe("Google's OpenID Connect issuer."),
  },
  'Quest verification': {
    X_BEARER_TOKEN: z.string().min(1).optional().describe('Bearer token of an X app. Checks who follows whom.'),
    DISCORD_CLIENT_ID: z
      .string()
      .min(1)
      .optional()
      .describe('OAuth 2.0 client of Discord. Its callback is `PUBLIC_URL/backend/auth/discord`.'),
    DISCORD_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of the Discord client.'),
    DISCORD_BOT_TOKEN: z
      .string()
      .min(1)
      .optional()
      .describe("Token of a Discord bot that is a member of the quests' servers. Discord needs all three variables."),
    DISCORD_URL: origin.default('https://discord.com').describe('Origin of Discord and its API.'),
    TELEGRAM_BOT_NAME: z
      .string()
      .regex(/^\w{5,32}$/, 'must be the username of a bot')
      .optional()
      .describe("Username of a Telegram bot that is in the quests' chats. Needs `TELEGRAM_BOT_TOKEN`.")
      .meta({ values: '5 to 32 letters, digits, or underscores' }),
    TELEGRAM_BOT_TOKEN: z.string().min(1).optional().describe('Token of the Telegram bot.'),
    TELEGRAM_URL: origin.default('https://api.telegram.org').describe('Origin of the Telegram Bot API.'),
    CHAIN_RPC_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('RPC address of a PWR node, for the wallet quest and for sign-in with a wallet.'),
  },
  Email: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example:465' })
      .optional()
      .describe('SMTP server that sends email.')
      .meta({ values: 'for example `smtps://user:password@mail.example:465`' }),
    POSTMARK_TOKEN: z
      .string()
      .min(1)
      .optional()
      .describe('Postmark server token. Postmark sends the email when `SMTP_URL` is not set.'),
    POSTMARK_URL: origin.default('https://api.postmarkapp.com').describe('Origin of the Postmark API.'),
    MAIL_FROM: z.string().min(3).default('noreply@localhost').describe('Sender of all email.'),
  },
  /** The OpenTelemetry SDK reads its other variables itself. */
  Traces: {
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
      .optional()
      .describe('Address of an OpenTelemetry collector, which receives traces. The SDK also reads its other variables.')
      .meta({ absent: 'no traces' }),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318/v1/traces' })
      .optional()
      .describe('Complete address for traces, if it differs.')
      .meta({ absent: '`/v1/traces` at `OTEL_EXPORTER_OTLP_ENDPOINT`' }),
    OTEL_EXPORTER_OTLP_PROTOCOL: z
      .literal('http/json', 'must be http/json, which collectors accept on port 4318')
      .default('http/json')
      .describe('The protocol.'),
    OTEL_SERVICE_NAME: z.string().min(1).default('community').describe('Name of the service in traces.'),
    OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp').describe('`none` sends no traces.'),
    OTEL_SDK_DISABLED: flag.default(false).describe('Sends no traces.'),
  },
};

const environment = z.object({
  ...settings['The site'],
  ...settings['Data and secrets'],
  ...settings.Limits,
  ...settings['Sign-in with X and Google'],
  ...settings['Quest verification'],
  ...settings.Email,
  ...settings.Traces,
});

/** OAuth client credentials of one sign-in provider. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

/** Settings of the object storage for images and assets. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Endpoint of an S3-compatible storage; undefined for Amazon S3. */
  endpoint: string | undefined;
  /** If absent, the machine's own credentials are used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** The origin that browsers upload files to. */
  origin: string;
}

/** Credentials for the services that verify quests. */
export interface ServiceConfig {
  x: { bearerToken: string; apiUrl: string } | undefined;
  discord: { clientId: string; clientSecret: string; botToken: string; authorizeUrl: string; url: string } | undefined;
  telegram: { botName: string; botToken: string; url: string; linkUrl: string } | undefined;
  chainUrl: string | undefined;
  smtpUrl: string | undefined;
  postmark: { token: string; url: string } | undefined;
  mailFrom: string;
}

/** The server's settings, checked and complete. Built by {@link loadConfig}. */
export interface Config {
  production: boolean;
  /** True if `publicUrl` was set rather than derived from the port. */
  hasPublicUrl: boolean;
  host: string;
  port: number;
  /** The origin at which browsers reach the site. With port 0, it isn't known before listening: see `setPort`. */
  publicUrl: string;
  /** Origins that may call the API or receive a sign-in callback, including that of `publicUrl`. */
  allowedOrigins: string[];
  /** Other origins whose pages may call the API. */
  otherOrigins: string[];
  /** Path of the site configuration file; undefined for the default one. */
  siteConfig: string | undefined;
  trustProxy: TrustedProxies;
  /** True to render public pages on the server. */
  renderPages: boolean;
  /** True to allow links to example domains in production. */
  exampleLinks: boolean;
  /** True to fetch previews of posts from their platforms. */
  postPreviews: boolean;
  /** Time limit for rendering a page, in ms. */
  renderTimeout: number;
  logLevel: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** URLs of the replicas that serve visitors' reads. */
  databaseReplicaUrls: string[];
  databasePoolSize: number;
  /** Time to wait at startup for a database that can't be reached, in ms. */
  databaseWait: number;
  /** True to prepare statements; false behind PgBouncer. */
  databasePrepare: boolean;
  /** Database URL that bypasses PgBouncer, for migrations, commands and maintenance. */
  migrationDatabaseUrl: string | undefined;
  readsPerMinute: number;
  writesPerMinute: number;
  /** Maximum number of images that one member may upload per hour. */
  uploadsPerHour: number;
  /** Maximum number of bytes that one member may upload per hour. */
  uploadBytesPerHour: number;
  demo: boolean;
  /** If absent outside production, a secret is generated and stored in the database. */
  proofSecret: string | undefined;
  /** Timeout for one response of an external service, in ms. */
  providerTimeout: number;
  signInsPerMinute: number;
  s3: S3Config | undefined;
  metricsToken: string | undefined;
  /** Set if traces are exported. */
  traces: { serviceName: string } | undefined;
  /** Time limit for receiving a request, in ms. */
  requestTimeout: number;
  x: (ClientCredentials & { siteUrl: string; apiUrl: string; trustAccessTokens: boolean }) | undefined;
  google: (ClientCredentials & { issuer: string }) | undefined;
  services: ServiceConfig;
}

/** An invalid setting, argument or file. The message is one sentence for the person who ran the command. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings from environment variables. Empty variables count as unset.
 * @throws ConfigError with the variable's name and the values it accepts
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`${issue.path[0]?.toString()} ${lowerFirst(issue.message)}.`);
  }
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  if (production && e.DEMO) throw new ConfigError('DEMO cannot be on when NODE_ENV is production.');
  if (e.DATABASE_REPLICA_URL.length > 0 && !e.DATABASE_URL)
    throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL, the database that its replicas follow.');
  const demo = e.DEMO ?? !production;
  const x = credentials('X', e.X_CLIENT_ID, e.X_CLIENT_SECRET);
  const google = credentials('GOOGLE', e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET);
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  return {
    production,
    hasPublicUrl: e.PUBLIC_URL !== undefined,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    allowedOrigins: [...new Set([publicUrl, ...loopbackAliases(publicUrl), ...e.ALLOWED_ORIGINS])],
    otherOrigins: e.ALLOWED_ORIGINS,
    siteConfig: e.SITE_CONFIG,
    trustProxy: e.TRUST_PROXY,
    renderPages: e.RENDER_PAGES,
    exampleLinks: e.EXAMPLE_LINKS,
    renderTimeout: e.RENDER_TIMEOUT_MS,
    postPreviews: e.POST_PREVIEWS,
    logLevel: e.LOG_LEVEL,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databaseReplicaUrls: e.DATABASE_REPLICA_URL,
    databasePoolSize: e.DATABASE_POOL_SIZE,
    databaseWait: e.DATABASE_WAIT_MS ?? (production ? 30_000 : 0),
    databasePrepare: e.DATABASE_PREPARE,
    migrationDatabaseUrl: e.MIGRATION_DATABASE_URL,
    readsPerMinute: e.READS_PER_MINUTE,
    writesPerMinute: e.WRITES_PER_MINUTE,
    uploadsPerHour: e.UPLOADS_PER_HOUR,
    uploadBytesPerHour: e.UPLOAD_MB_PER_HOUR * 1024 * 1024,
    demo,
    proofSecret: e.PROOF_SECRET,
    providerTimeout: e.PROVIDER_TIMEOUT_MS,
    signInsPerMinute: e.SIGN_INS_PER_MINUTE,
    s3: s3Config(e),
    metricsToken: e.METRICS_TOKEN,
    traces: traceConfig(e),
    requestTimeout: e.REQUEST_TIMEOUT_MS,
    x: x && { ...x, siteUrl: e.X_URL, apiUrl: e.X_API_URL, trustAccessTokens: e.X_TRUST_ACCESS_TOKENS },
    google: google && { ...google, issuer: e.GOOGLE_ISSUER },
    services: serviceConfig(e),
  };
}

function traceConfig(e: z.infer<typeof environment>): Config['traces'] {
  const isOff = e.OTEL_SDK_DISABLED || e.OTEL_TRACES_EXPORTER === 'none';
  const address = e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_ENDPOINT;
  return isOff || address === undefined ? undefined : { serviceName: e.OTEL_SERVICE_NAME };
}

function s3Config(e: z.infer<typeof environment>): S3Config | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  if (e.S3_BUCKET === undefined) return undefined;
  return {
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    origin: e.S3_ENDPOINT ?? `https://${e.S3_BUCKET}.s3.${e.S3_REGION}.amazonaws.com`,
  };
}

function serviceConfig(e: z.infer<typeof environment>): ServiceConfig {
  const discord = [e.DISCORD_CLIENT_ID, e.DISCORD_CLIENT_SECRET, e.DISCORD_BOT_TOKEN];
  if (discord.some(Boolean) && !discord.every(Boolean))
    throw new ConfigError('DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET and DISCORD_BOT_TOKEN must be set together.');
  if (Boolean(e.TELEGRAM_BOT_NAME) !== Boolean(e.TELEGRAM_BOT_TOKEN))
    throw new ConfigError('TELEGRAM_BOT_NAME and TELEGRAM_BOT_TOKEN must be set together.');
  return {
    x: e.X_BEARER_TOKEN === undefined ? undefined : { bearerToken: e.X_BEARER_TOKEN, apiUrl: e.X_API_URL },
    discord: e.DISCORD_CLIENT_ID
      ? {
          clientId: e.DISCORD_CLIENT_ID,
          clientSecret: e.DISCORD_CLIENT_SECRET!,
          botToken: e.DISCORD_BOT_TOKEN!,
          authorizeUrl: `${e.DISCORD_URL}/oauth2/authorize`,
          url: `${e.DISCORD_URL}/api/v10`,
        }
      : undefined,
    telegram: e.TELEGRAM_BOT_NAME
      ? {
          botName: e.TELEGRAM_BOT_NAME,
          botToken: e.TELEGRAM_BOT_TOKEN!,
          url: e.TELEGRAM_URL,
          linkUrl: 'https://t.me',
        }
      : undefined,
    chainUrl: e.CHAIN_RPC_URL,
    smtpUrl: e.SMTP_URL,
    postmark: e.POSTMARK_TOKEN === undefined ? undefined : { token: e.POSTMARK_TOKEN, url: e.POSTMARK_URL },
    mailFrom: e.MAIL_FROM,
  };
}

function credentials(name: string, id: string | undefined, secret: string | undefined): ClientCredentials | undefined {
  if (!id && !secret) return undefined;
  if (!id || !secret) throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together.`);
  return { id, secret };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
