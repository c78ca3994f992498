/** The configuration: read once from the environment, typed, and refused at the start where it is wrong. */
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)

const factor = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a positive number')
  .transform(Number)
  .refine((value) => value > 0, 'must be a positive number')

const onOff = (def: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(def)
    .transform((v) => v === 'on')

const origin = z
  .string()
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
  }, 'must be an origin such as https://commons.example, without a path')
  .transform((text) => new URL(text).origin)

const bucketAddress = z
  .string()
  .refine((text) => {
    const url = URL.parse(text)
    if (!url || url.username || url.password || url.search || url.hash) return false
    const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname)
    return (
      (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) && /^\/[^/]+\/?$/.test(url.pathname)
    )
  }, 'must be an address with the bucket as its path, such as https://s3.example/commons')
  .transform((text) => text.replace(/\/$/, ''))

/** Every variable that Commons reads; `docs/configuration.md` is written from this. */
export const variables = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .describe('`production` never makes the demo world and logs as JSON.'),
  PORT: whole(0, 65_535)
    .default(3000)
    .describe('The one port of pages, calls and sockets; 0 takes a free one.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('The address to listen on; `0.0.0.0` for every one.'),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'The origin that members type, e.g. `https://commons.example`. Decides which origins may send writes, and Secure cookies.',
    ),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|on|\d{1,2}|[0-9a-fA-F.:/, ]+)$/, 'must be on, off, a number of hops or a list of addresses')
    .default('off')
    .transform((text) =>
      text === 'on' ? true : text === 'off' ? false : /^\d+$/.test(text) ? Number(text) : text,
    )
    .describe('Whose `X-Forwarded-For` to believe: `off`, `on`, a number of proxies, or their addresses.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((dir) => path.resolve(dir))
    .describe('Where the embedded PostgreSQL and the members’ files live.'),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .transform((dir) => (dir === undefined ? undefined : path.resolve(dir)))
    .describe(
      'Where `npm run backup` keeps backups. Set, the server also keeps there what changes between them, so that any moment can be restored (see `operations.md`). For the embedded PostgreSQL.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe('A PostgreSQL of version 18 or newer to use instead of the embedded one.'),
  DATABASE_POOL_SIZE: whole(1, 200).default(10).describe('Connections to the database, per process.'),
  COMMONS_DEMO: onOff('on').describe(
    '`off` starts an empty network. On, an empty embedded database gets the demo world.',
  ),
  COMMONS_DEV: z
    .string()
    .optional()
    .transform((text) => text === '1')
    .describe('Set by `npm run dev`.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info')
    .describe('What is worth a line.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('A bearer token that may read `/metrics` from elsewhere; without it only this machine may.'),
  RATE_LIMIT_FACTOR: factor.default(1).describe('Multiplies every rate limit.'),
  CAPTCHA_COST: whole(100, 1_000_000)
    .default(5_000)
    .describe('How hard the captcha is: PBKDF2 iterations a try, of which a solution takes some 300.'),
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe(
      'The mail server, e.g. `smtps://user:password@mail.example:465`. Without one, mail is written as .eml files to the folder `outbox` in `DATA_DIR`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be an address such as Commons <no-reply@commons.example>',
    )
    .optional()
    .describe('Whom mail comes from; `Commons <no-reply@` the host of `PUBLIC_URL``>` if not said.'),
  REQUIRE_VERIFIED_EMAIL: onOff('off').describe('`on` lets nobody log in before their address is verified.'),
  SESSION_DAYS: whole(1, 365).default(30).describe('Days that a login lasts without being used.'),
  IMAGE_MAX_MB: whole(1, 100).default(20).describe('The largest picture, in megabytes.'),
  IMAGE_MAX_MEGAPIXELS: whole(1, 200).default(40).describe('The largest picture, in millions of pixels.'),
  VIDEO_MAX_MB: whole(1, 2_000).default(200).describe('The largest video of a post, in megabytes.'),
  VIDEO_MAX_MINUTES: whole(1, 120).default(10).describe('The longest video of a post, in minutes.'),
  VIDEO_MAX_MEGAPIXELS: whole(1, 40)
    .default(9)
    .describe('The largest frame of a video, in millions of pixels; 4K has 8.3.'),
  VIDEO_HEIGHTS: z
    .string()
    .regex(/^\d{3,4}(,\d{3,4}){0,4}$/, 'must be heights such as 720 or 360,720')
    .default('720')
    .transform((text) => [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b))
    .describe('Heights in pixels of the renditions that each video gets, the shorter side counts.'),
  VIDEOS_AT_ONCE: whole(1, 64)
    .default(Math.max(1, os.availableParallelism() - 1))
    .describe('Videos processed at the same time; each takes a core, and one core is left to all else.'),
  DISK_RESERVE_MB: whole(0, 10_000_000)
    .default(1024)
    .describe(
      'Megabytes that stay free on the disk of members’ files: with less, uploads are refused and all else goes on. Of a small disk it is a tenth at most.',
    ),
  MEDIA_STORE: z
    .enum(['disk', 's3'], 'must be disk or s3')
    .default('disk')
    .describe(
      'Where members’ files lie: `disk` is `DATA_DIR/media`, `s3` an S3-compatible store. `npm run move-media` moves them (see `operations.md`).',
    ),
  S3_ENDPOINT: bucketAddress
    .optional()
    .describe('The store with its bucket, e.g. `https://s3.example/commons`; `http` only on this machine.'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,50}$/, 'must be a name such as eu-central-1')
    .default('auto')
    .describe('The region of the store, where it has one.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Who Commons is to the store.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Its secret; it never leaves this machine.'),
  MEMBER_QUOTA_MB: whole(1, 10_000_000)
    .default(5120)
    .describe('What one member’s files may take, in megabytes.'),
  PASSWORD_HASHES_AT_ONCE: whole(1, 64)
    .default(Math.max(1, Math.min(2, os.availableParallelism() - 1)))
    .describe(
      'Password hashes computed at the same time; each takes 19 MiB and a core, and one core is left to everything else.',
    ),
})

export type Config = Readonly<z.output<typeof variables>>

/** Their values hold passwords and are not repeated in an error. */
const secret = new Set([
  'DATABASE_URL',
  'MAIL_URL',
  'METRICS_TOKEN',
  // An address may hold a password by mistake.
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
])

/** Reads the configuration. Throws an error whose text names each wrong variable and what would be right. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is one that somebody switched off, as in `DATABASE_URL= npm start`.
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => {
      const value = env[name]?.trim()
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const result = variables.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `  ${name} ${issue.message} (it is ${secret.has(name) ? 'not' : `"${given[name]}"`})`
  })
  throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`)
}

export class ConfigError extends Error {}
