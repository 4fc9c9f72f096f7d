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

/** Every environment variable the server reads. `.env.example` style documentation is generated from the descriptions. */
const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses every demo stand-in'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` for every interface'),
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0, 'must be between 0 and 65535')
    .max(65535, 'must be between 0 and 65535')
    .default(3000)
    .describe('Port to listen on; 0 picks a free one'),
  PUBLIC_URL: origin
    .optional()
    .describe('Origin that browsers use, when it differs from http://localhost:PORT; sign-in returns here'),
  ALLOWED_ORIGINS: list
    .pipe(z.array(origin))
    .default([])
    .describe('Further origins, comma-separated, that may call the API and receive sign-in callbacks'),
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
    .describe(
      'Proxies whose `X-Forwarded-*` headers are believed: how many there are, or their IP addresses and networks, comma-separated',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line to write'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(join(workspaceRoot, '.data'))
    .transform((value) => resolve(value))
    .describe('Folder of the embedded database and of uploaded files'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
    .optional()
    .describe('PostgreSQL 15 or newer; without it the embedded database in DATA_DIR is used'),
  DATABASE_POOL_SIZE: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .default(10)
    .describe('Most connections to PostgreSQL from this process'),
  DATABASE_PREPARE: flag
    .default(false)
    .describe('Keep statements prepared on each connection; saves CPU on a direct one, breaks behind PgBouncer'),
  MIGRATION_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
    .optional()
    .describe('The same database past PgBouncer, for migrations; without it DATABASE_URL is used'),
  READS_PER_MINUTE: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .default(3000)
    .describe('Calls of the API that only read, which one address may make in a minute'),
  WRITES_PER_MINUTE: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .default(240)
    .describe('Calls of each writing operation that one address, and one member, may make in a minute'),
  UPLOADS_PER_HOUR: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .default(60)
    .describe('Images that one member may upload in an hour'),
  UPLOAD_MB_PER_HOUR: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be at least 2')
    .default(64)
    .describe('Megabytes that one member may upload in an hour'),
  PROOF_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret behind the record of which outside account earned which quest; needed in production, never changes',
    ),
  DEMO: flag
    .optional()
    .describe('Seed invented data and offer demo sign-in; on by default outside production, refused in it'),
  X_CLIENT_ID: z.string().min(1).optional().describe('OAuth 2.0 client of X; needs X_CLIENT_SECRET'),
  X_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of that client'),
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('OpenID Connect client of Google; needs GOOGLE_CLIENT_SECRET'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of that client'),
  X_URL: origin.default('https://x.com').describe('Origin of the page on which people sign in to X'),
  X_API_URL: origin.default('https://api.x.com').describe("Origin of X's API"),
  X_TRUST_ACCESS_TOKENS: flag
    .default(false)
    .describe('Let an access token of X sign in; unsafe, since X does not tell which site it was issued to'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com').describe("Google's OpenID Connect issuer"),
  PROVIDER_TIMEOUT_MS: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .default(5000)
    .describe('Longest wait for one answer of another service, in ms'),
  X_BEARER_TOKEN: z.string().min(1).optional().describe('Token of an app of X, which tells who follows whom'),
  DISCORD_CLIENT_ID: z.string().min(1).optional().describe('OAuth 2.0 client of Discord; needs the other two'),
  DISCORD_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of that client'),
  DISCORD_BOT_TOKEN: z.string().min(1).optional().describe('Token of the bot that is in the servers of the quests'),
  DISCORD_URL: origin.default('https://discord.com').describe('Origin of Discord and its API'),
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^\w{5,32}$/, 'must be the user name of a bot')
    .optional()
    .describe('Bot that members start and that is in the chats of the quests; needs TELEGRAM_BOT_TOKEN'),
  TELEGRAM_BOT_TOKEN: z.string().min(1).optional().describe('Token of that bot'),
  TELEGRAM_URL: origin.default('https://api.telegram.org').describe("Origin of Telegram's Bot API"),
  CHAIN_RPC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('RPC of a PWR node, which tells of transactions'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example:465' })
    .optional()
    .describe('Server that takes the mail'),
  POSTMARK_TOKEN: z.string().min(1).optional().describe('Server token of Postmark, which takes the mail instead'),
  POSTMARK_URL: origin.default('https://api.postmarkapp.com').describe("Origin of Postmark's API"),
  MAIL_FROM: z.string().min(3).default('noreply@localhost').describe('Sender of the mail'),
  CONTACT_EMAIL: z.email().optional().describe('Where messages to the team go'),
  S3_BUCKET: z
    .string()
    .min(3)
    .optional()
    .describe('Bucket that keeps the images, instead of DATA_DIR; its CORS rules must let the site PUT'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: origin.optional().describe('Origin of another object storage that speaks the protocol of S3'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key of the bucket; needs S3_SECRET_ACCESS_KEY'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that key'),
  METRICS_TOKEN: z.string().min(16).optional().describe('Bearer token that opens /metrics; without it there is none'),
  REQUEST_TIMEOUT_MS: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .default(60_000)
    .describe('Longest time that a request may take to arrive, in ms'),
  SIGN_INS_PER_MINUTE: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .default(60)
    .describe('Calls of each sign-in operation, and messages to the team, that one address may make in a minute'),
});

/** OAuth client credentials of one sign-in provider. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

/** Where an object storage keeps the images. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Of another storage than Amazon's. */
  endpoint: string | undefined;
  /** Without them, those of the machine are used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Origin that browsers send files to. */
  origin: string;
}

/** How this site is known to the services that can tell whether a quest is done. */
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
  host: string;
  port: number;
  /** Origin under which browsers reach the site. With port 0 it is known only after listening: see `setPort`. */
  publicUrl: string;
  /** `publicUrl` and every further origin that may call the API or receive a sign-in callback. */
  allowedOrigins: string[];
  /** The further origins alone: other sites, whose pages call the API from elsewhere. */
  otherOrigins: string[];
  trustProxy: TrustedProxies;
  logLevel: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** Whether statements are prepared; not behind PgBouncer. */
  databasePrepare: boolean;
  /** The database past PgBouncer, for migrations. */
  migrationDatabaseUrl: string | undefined;
  readsPerMinute: number;
  writesPerMinute: number;
  /** Images that one member may upload in an hour. */
  uploadsPerHour: number;
  /** Bytes that one member may upload in an hour. */
  uploadBytesPerHour: number;
  demo: boolean;
  /** Without it, outside production, one is kept in the database. */
  proofSecret: string | undefined;
  /** Longest wait for one answer of another service, in ms. */
  providerTimeout: number;
  signInsPerMinute: number;
  contactEmail: string | undefined;
  s3: S3Config | undefined;
  metricsToken: string | undefined;
  /** Longest time that a request may take to arrive, in ms. */
  requestTimeout: number;
  x: (ClientCredentials & { siteUrl: string; apiUrl: string; trustAccessTokens: boolean }) | undefined;
  google: (ClientCredentials & { issuer: string }) | undefined;
  services: ServiceConfig;
}

/** A setting, an argument or a file that cannot be used. Its message is one sentence for whoever started the command. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings from environment variables. Empty variables count as unset.
 * @throws ConfigError naming the variable and what it must be
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
  const demo = e.DEMO ?? !production;
  const x = credentials('X', e.X_CLIENT_ID, e.X_CLIENT_SECRET);
  const google = credentials('GOOGLE', e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET);
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  return {
    production,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    allowedOrigins: [...new Set([publicUrl, ...loopbackAliases(publicUrl), ...e.ALLOWED_ORIGINS])],
    otherOrigins: e.ALLOWED_ORIGINS,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databasePoolSize: e.DATABASE_POOL_SIZE,
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
    requestTimeout: e.REQUEST_TIMEOUT_MS,
    contactEmail: e.CONTACT_EMAIL ?? (demo ? 'team@community.example' : undefined),
    x: x && { ...x, siteUrl: e.X_URL, apiUrl: e.X_API_URL, trustAccessTokens: e.X_TRUST_ACCESS_TOKENS },
    google: google && { ...google, issuer: e.GOOGLE_ISSUER },
    services: serviceConfig(e),
  };
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
