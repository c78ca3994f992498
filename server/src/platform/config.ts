/** The configuration, read once from the environment. A wrong value stops the start. */
import { type Currency, unitsOf } from '@commons/contract/shared/units.ts'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { bitcoinNetworks } from '@commons/chain/bitcoin/networks.ts'
import { PlainError } from './plain-error.ts'
import { readRoles } from './roles.ts'

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
    // A name without a dot is one of a network of containers, or of a private one.
    const isHere = /^(localhost|127\.[\d.]+|\[::1\]|[a-z][a-z0-9-]*)$/.test(url.hostname)
    return (
      (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) && /^\/[^/]+\/?$/.test(url.pathname)
    )
  }, 'must be an address with the bucket as its path, such as https://s3.example/commons')
  .transform((text) => text.replace(/\/$/, ''))

/** The address of a service that is asked with a secret: https, or this machine. */
const serviceAddress = z
  .string()
  .regex(
    /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#]+$/,
    'must begin with https://, without a query',
  )
  .transform((text) => text.replace(/\/$/, ''))

const isNatsServer = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url !== null && /^(?:nats|tls):$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname)
  )
}

const iceUrls = (form: RegExp) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .refine(
      (urls) => urls.every((each) => form.test(each)),
      'must be addresses of ICE servers, separated by commas',
    )

/** So many bytes as Ethereum writes them. */
const hex = (bytes: number) =>
  z
    .templateLiteral(['0x', z.string().regex(new RegExp(`^[0-9a-fA-F]{${bytes * 2}}$`))])
    .refine((text) => text.length === 2 + bytes * 2, `must be 0x and ${bytes * 2} hexadecimal digits`)

/** An amount, as it is shown; in the smallest unit from then on. */
const coins = (currency: Currency) =>
  z.string().transform((text, context) => {
    const units = unitsOf(text, currency)
    if (units !== undefined && units > 0n) return units
    context.addIssue(`must be an amount of ${currency}, such as 0.05`)
    return z.NEVER
  })

/** Whether what an address escapes can be read. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** Where a transaction can be looked at. */
const txLink = z
  .string()
  .regex(/^https:\/\/[^\s]*\{hash\}[^\s]*$/, 'must be an https address with {hash} in it')
  .optional()

/** An origin as a content security policy names it: the first label may be any. */
const frameOrigin = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/

/** Every variable Commons reads. `docs/configuration.md` is generated from it. */
export const variables = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .describe('`production` turns off the demo world and logs JSON.'),
  PORT: whole(0, 65_535).default(3000).describe('The port for pages, calls and sockets. 0 picks a free one.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The address to listen on. `0.0.0.0` listens on all of them.'),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'The address members type, e.g. `https://commons.example`. It decides which origins may send writes and whether cookies are Secure. Without it, browsers can write only at `localhost`.',
    ),
  HSTS_MAX_AGE: whole(0, 63_072_000)
    .default(31_536_000)
    .describe(
      'For how many seconds browsers that were here by https refuse to come by http, to this host alone. Sent where `PUBLIC_URL` is https. `0` makes them forget it.',
    ),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => origins.every((each) => /^[a-z][a-z0-9+.-]*:\/\/[^\s/]+$/.test(each)),
      'must be origins such as https://app.example and capacitor://localhost, without a path',
    )
    .describe(
      'Origins, beside our own, whose pages may make calls with a token of an app or a bot, e.g. `https://app.example,capacitor://localhost`. They never get at the cookies of members.',
    ),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|on|\d{1,2}|[0-9a-fA-F.:/, ]+)$/, 'must be on, off, a number of hops or a list of addresses')
    .default('off')
    .transform((text) =>
      text === 'on' ? true : text === 'off' ? false : /^\d+$/.test(text) ? Number(text) : text,
    )
    .describe('Whose `X-Forwarded-For` to trust: `off`, `on`, a number of proxies, or their addresses.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((dir) => path.resolve(dir))
    .describe('Where the embedded PostgreSQL and members’ files are stored.'),
  RATE_MAX_AGE_HOURS: whole(1, 8_760)
    .default(48)
    .describe(
      'How old the rate of tokens may be, in hours. Nobody buys or sells by an older one. Rates of play money do not age.',
    ),
  RATES_URL: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .optional()
    .describe(
      'Where rates come from: an address that answers JSON such as `{"FCELL/ETH": "0.0005", "ETH/USD": "3100"}`, asked every ten minutes. Without it, the operator sets them by `npm run money -- rate`.',
    ),
  ETH_RPC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe(
      'The JSON-RPC address of a node of Ethereum or a chain like it, for deposits of ETH and tokens. All of `ETH_CHAIN_ID`, `ETH_XPUB`, `FCELL_CONTRACT` and `FCELL_CODE_HASH` belong to it (see `money.md`). Without it, the demo world has a chain of play money.',
    ),
  ETH_CHAIN_ID: whole(1, 2 ** 48)
    .optional()
    .describe('The chain that the node must be on; 1 is Ethereum.'),
  ETH_XPUB: z
    .string()
    .regex(/^xpub[1-9A-HJ-NP-Za-km-z]{107}$/, 'must be an extended public key, xpub…')
    .optional()
    .describe(
      'The extended public key whose children are the addresses of members. Its private key belongs on no web server.',
    ),
  FCELL_CONTRACT: hex(20).optional().describe('The address of the token’s contract.'),
  FCELL_CODE_HASH: hex(32)
    .optional()
    .describe('The Keccak-256 hash of the code at that address. With other code, nothing is credited.'),
  ETH_CONFIRMATIONS: whole(1, 1000)
    .default(12)
    .describe('In how many blocks a deposit must be, its own included, before it is credited.'),
  ETH_TRACES: z
    .enum(['off', 'debug', 'trace'], 'must be off, debug or trace')
    .default('off')
    .describe(
      'How the node tells of ETH that contracts send, as smart wallets and exchanges do: `debug` asks `debug_traceBlockByHash`, `trace` asks `trace_block`, and with `off` it isn’t seen (see `money.md`).',
    ),
  ETH_TX_LINK: txLink.describe(
    'Where members look at a transaction, such as `https://etherscan.io/tx/{hash}`.',
  ),
  BTC_RPC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(isDecodable, 'must have each % of its password as %25')
    .optional()
    .describe(
      'The JSON-RPC address of a node of Bitcoin Core, with its user and password, such as `http://user:password@127.0.0.1:8332`, for deposits and withdrawals of BTC. `BTC_XPUB` belongs to it (see `money.md`). Without it, the demo world has a chain of play money.',
    ),
  BTC_NETWORK: z
    .enum(bitcoinNetworks, `must be ${bitcoinNetworks.join(', ')}`)
    .default('main')
    .describe('The network that the node must be on. Addresses of BTC are judged by it.'),
  BTC_XPUB: z
    .string()
    .regex(/^[xztv]pub[1-9A-HJ-NP-Za-km-z]{107}$/, 'must be an extended public key, zpub… or vpub…')
    .optional()
    .describe(
      'The extended public key of an account (`m/84h/0h/0h`), of which the addresses of members are the children `0/n`, and the wallet of withdrawals `1/0`: `zpub…` or `xpub…`, on test networks `vpub…` or `tpub…`. Its private key belongs on no web server.',
    ),
  BTC_CONFIRMATIONS: whole(1, 1000)
    .default(3)
    .describe('In how many blocks a deposit of BTC must be, its own included, before it is credited.'),
  BTC_TX_LINK: txLink.describe(
    'Where members look at a transaction of Bitcoin, such as `https://mempool.space/tx/{hash}`.',
  ),
  BTC_SIGNER_SOCKET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The socket of the signer of Bitcoin (see `money.md`); it may be that of `SIGNER_SOCKET`. Without it, withdrawals of BTC are sent by hand. `APPROVAL_KEY` belongs to it.',
    ),
  BTC_HOT_LIMIT: coins('BTC')
    .optional()
    .describe(
      'What the wallet and the addresses of members keep of BTC at most: what is above goes to the signer’s cold address. Without it, all stays.',
    ),
  BTC_RESERVES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .describe(
      'Addresses of the network on Bitcoin that the signer doesn’t know: they are counted at `/reserves`.',
    ),
  SIGNER_SOCKET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The socket of the signer, a process of its own that has the key of withdrawals (see `money.md`). Without it, they are sent by hand. `APPROVAL_KEY` belongs to it.',
    ),
  APPROVAL_KEY: z
    .base64('must be the private key that `npm run chain -- new-approval-key` printed')
    .optional()
    .describe('The key with which the server signs what finance approves; the signer has its public half.'),
  ETH_SWEEP_LEAST: coins('ETH')
    .prefault('0.01')
    .describe(
      'From how much ETH on a member’s address it is brought to the wallet of withdrawals; less isn’t worth the fee. Where the signer is configured.',
    ),
  FCELL_SWEEP_LEAST: coins('FCELL').prefault('100').describe('The same for tokens.'),
  ETH_HOT_LIMIT: coins('ETH')
    .optional()
    .describe(
      'What the wallet of withdrawals keeps of ETH at most: what is above goes to the signer’s cold address. Without it, all stays.',
    ),
  FCELL_HOT_LIMIT: coins('FCELL').optional().describe('The same for tokens.'),
  ETH_RESERVES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .refine(
      (addresses) => addresses.every((each) => /^0x[0-9a-fA-F]{40}$/.test(each)),
      'must be addresses, 0x and 40 digits each',
    )
    .describe(
      'Addresses of the network that the signer doesn’t know, such as a second cold one: they are counted at `/reserves`.',
    ),
  DEVELOPMENT_CHAIN: onOff('on').describe('`off` leaves the demo world without its chains of play money.'),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .transform((dir) => (dir === undefined ? undefined : path.resolve(dir)))
    .describe(
      'Where `npm run backup` stores backups. If the server has it too, it archives every change there, so that any moment can be restored (see `operations.md`). Embedded PostgreSQL only.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe('A PostgreSQL 18 or newer to use instead of the embedded one.'),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .refine(
      (urls) => urls.every((each) => /^postgres(ql)?:\/\//.test(each)),
      'must be addresses that begin with postgres://, separated by commas',
    )
    .describe(
      'Streaming replicas of `DATABASE_URL` that answer lists, searches and pages of feeds, separated by commas (see `operations.md`). Each address leads to one server.',
    ),
  DATABASE_POOLER: z
    .enum(['off', 'named', 'unnamed'], 'must be off, named or unnamed')
    .default('off')
    .describe(
      'Says that `DATABASE_URL` leads to a pooler that lends connections for a transaction, such as PgBouncer: `named` if it follows prepared statements (PgBouncer from 1.21, with `max_prepared_statements`), `unnamed` if it doesn’t. `DATABASE_DIRECT_URL` belongs to it (see `operations.md`).',
    ),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe(
      'The address of PostgreSQL itself behind that pooler, for what needs a connection of its own: messages between processes, migrations, the queue of jobs.',
    ),
  BUS_URL: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .refine(
      (urls) => urls.length > 0 && urls.every(isNatsServer),
      'must be addresses of NATS servers, separated by commas, such as nats://commons:password@10.0.0.5:4222',
    )
    .refine(
      (urls) => new Set(urls.map((url) => url.replace(/^([^@]*\/\/(?:[^@]*@)?).*/, '$1'))).size <= 1,
      'must have the same protocol, name and password for each server',
    )
    .optional()
    .describe(
      'The NATS servers of one cluster over which several processes tell each other what changed, such as `nats://commons:password@10.0.0.5:4222`, or with `tls://` (see `operations.md`). Without it, and while they are away, PostgreSQL does it.',
    ),
  UPGRADE_WITHOUT_BACKUP: onOff('off').describe(
    '`on` lets a new version change the database without backing it up first (embedded), or without asking you to (`DATABASE_URL`; see `operations.md`).',
  ),
  COMMONS_ROLE: z
    .string()
    .default('all')
    .transform((text, context) => {
      const roles = readRoles(text)
      if (roles) return roles
      context.addIssue('must be all, or some of web, jobs, media and chain, separated by commas')
      return z.NEVER
    })
    .describe(
      'What this process does (see `operations.md`): `web` answers requests and sockets, `media` makes pictures and videos of uploads, `chain` reads and sends on blockchains, `jobs` does everything else that is due, and `all` is all of it. Anything but `all` needs `DATABASE_URL`.',
    ),
  DRAIN_SECONDS: whole(0, 15)
    .default(0)
    .describe(
      'For how many seconds a stopping process still answers, while `/readyz` tells balancers to send nobody else. 0 suits a single machine.',
    ),
  DATABASE_POOL_SIZE: whole(1, 200).default(10).describe('Database connections per process.'),
  COMMONS_DEMO: onOff('on').describe(
    '`on` fills an empty embedded database with the demo world. `off` starts an empty network.',
  ),
  COMMONS_DEV: z
    .string()
    .optional()
    .transform((text) => text === '1')
    .describe('Set by `npm run dev`.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info')
    .default('info')
    .describe('The least severe messages to log.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'A bearer token that lets other machines read `/metrics`. Without one, only this machine can, and nobody where `TRUST_PROXY` is set, or `HOST` or `PUBLIC_URL` is another address than `localhost`.',
    ),
  RATE_LIMIT_FACTOR: factor.default(1).describe('Multiplies every rate limit.'),
  CAPTCHA_COST: whole(100, 1_000_000)
    .default(5_000)
    .describe('How hard the captcha is, in PBKDF2 iterations per try. A solution takes about 300 tries.'),
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe(
      'The mail server, e.g. `smtps://user:password@mail.example:465`. Without one, emails are written as .eml files to `outbox` in `DATA_DIR`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be an address such as Commons <no-reply@commons.example>',
    )
    .optional()
    .describe('The sender of emails. By default `Commons <no-reply@…>` at the host of `PUBLIC_URL`.'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^<>@\s]+@[^<>@\s]+$/, 'must be an address such as support@commons.example')
    .optional()
    .describe(
      'Where messages of members to support are mailed, to be answered by a reply. Without it, they are only kept: `npm run support` lists them.',
    ),
  SMS_URL: z
    .string()
    .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s]+$/, 'must begin with https://')
    .optional()
    .describe(
      'Where text messages are handed to an SMS gateway, by POST. `{to}` and `{text}` in it are replaced (see `operations.md`). Without one, text messages are written as .txt files to `outbox` in `DATA_DIR`.',
    ),
  SMS_BODY: z
    .string()
    .default('{"to":"{to}","text":"{text}"}')
    .describe(
      'What is sent there: JSON if it begins with a brace, otherwise a form, such as `To={to}&Body={text}`.',
    ),
  SMS_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe('The token for it. Sent as `Authorization: Bearer …`, or as it is if it names a scheme.'),
  FACEBOOK_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The id of your application at Facebook. With it and its secret, members can link their Facebook account for their trust score (see `operations.md`).',
    ),
  FACEBOOK_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('The secret of that application. It never leaves this machine, except for Facebook.'),
  FACEBOOK_URL: serviceAddress
    .default('https://www.facebook.com/v24.0')
    .describe('Where members log in at Facebook, with the version of its API.'),
  FACEBOOK_GRAPH_URL: serviceAddress
    .default('https://graph.facebook.com/v24.0')
    .describe('Facebook’s API, with its version. Asked only when a member links an account.'),
  LINKEDIN_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The id of your application at LinkedIn. With it and its secret, members can link their LinkedIn account for their trust score (see `operations.md`).',
    ),
  LINKEDIN_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('The secret of that application. It never leaves this machine, except for LinkedIn.'),
  LINKEDIN_URL: serviceAddress
    .default('https://www.linkedin.com/oauth')
    .describe(
      'Where members log in at LinkedIn, which is also its issuer. Asked only when a member links an account.',
    ),
  LINK_CARDS: z
    .enum(['on', 'off'], 'must be on or off')
    .optional()
    .transform((text) => (text === undefined ? undefined : text === 'on'))
    .describe(
      'Whether this server fetches pages that members link to, for cards with their title, description and picture (see `operations.md`). Without it, `on` where `LINK_CARDS_PROXY` or `LINK_CARDS_HOSTS` is set, and `off` otherwise.',
    ),
  LINK_CARDS_PROXY: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+\/?$/, 'must be the address of a proxy, such as http://127.0.0.1:4750')
    .optional()
    .describe(
      'An HTTP proxy through which these pages and their pictures are fetched, such as Smokescreen. It resolves their names, and has to refuse private networks.',
    ),
  WEBHOOKS_PROXY: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+\/?$/, 'must be the address of a proxy, such as http://127.0.0.1:4750')
    .optional()
    .describe(
      'An HTTP proxy through which members’ webhooks are sent, such as Smokescreen. It resolves their names, and has to refuse private networks.',
    ),
  LINK_CARDS_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((each) => each !== ''),
    )
    .refine(
      (hosts) => hosts.every((each) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(each)),
      'must be hosts such as wikipedia.org, separated by commas',
    )
    .describe(
      'The only hosts, with those below them, from which pages and their pictures are fetched, such as `wikipedia.org, wikimedia.org`. Without it, any.',
    ),
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .describe(
      'Where web push may be sent, as hosts or origins: the push services of browsers. Nothing is sent there unless a member asks for it.',
    ),
  REQUIRE_VERIFIED_EMAIL: onOff('off').describe(
    '`on` lets members log in only after verifying their email address.',
  ),
  SESSION_DAYS: whole(1, 365).default(30).describe('Days after which an unused login expires.'),
  IMAGE_MAX_MB: whole(1, 100).default(20).describe('The largest picture file, in megabytes.'),
  IMAGE_MAX_MEGAPIXELS: whole(1, 200).default(40).describe('The most pixels in a picture, in millions.'),
  VIDEO_MAX_MB: whole(1, 2_000).default(200).describe('The largest video file, in megabytes.'),
  VIDEO_MAX_MINUTES: whole(1, 120).default(10).describe('The longest video, in minutes.'),
  VIDEO_MAX_MEGAPIXELS: whole(1, 40)
    .default(9)
    .describe('The most pixels in a video frame, in millions. 4K has 8.3.'),
  VIDEO_HEIGHTS: z
    .string()
    .regex(/^\d{3,4}(,\d{3,4}){0,4}$/, 'must be heights such as 720 or 360,720')
    .default('720')
    .transform((text) => [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b))
    .describe('The renditions made of each video, by their shorter side in pixels.'),
  STREAM_MAX_MB: whole(1, 20_000)
    .default(2_000)
    .describe('The largest file of a video that streams, in megabytes.'),
  STREAM_MAX_MINUTES: whole(1, 720).default(120).describe('The longest video that streams, in minutes.'),
  STREAM_HEIGHTS: z
    .string()
    .regex(/^\d{2,4}(,\d{2,4}){0,6}$/, 'must be heights such as 240,480,720')
    .default('240,360,480,720,1080')
    .transform((text) => [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b))
    .describe(
      'The renditions made of each video that streams, by their shorter side in pixels. The lowest is made first: the video is published with it.',
    ),
  STREAM_CHUNK_SECONDS: whole(4, 120)
    .default(60)
    .describe(
      'The length of the pieces in which a video that streams is encoded, in seconds. Several processes share them.',
    ),
  OPEN_VIDEOS: z
    .enum(['on', 'off'], 'must be on or off')
    .optional()
    .transform((text) => (text === undefined ? undefined : text === 'on'))
    .describe(
      'Whether visitors see the public videos of the video site, too: `on` allows players on other sites (`/embed`), previews of links, oEmbed, and feeds of channels. Without it, what admins set at `/admin/settings`: at first `off` with `NODE_ENV=production`, where members publish for members, and `on` otherwise.',
    ),
  EMBED_ORIGINS: z
    .string()
    .default('*')
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .refine(
      (origins) => origins.length > 0 && origins.every((each) => each === '*' || frameOrigin.test(each)),
      'must be origins such as https://blog.example or https://*.example.org, or *',
    )
    .describe(
      'The sites that may show a video in a frame where `OPEN_VIDEOS` is on: `*`, or origins such as `https://blog.example, https://*.example.org`.',
    ),
  BUY_ETH_VIDEOS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .refine(
      (ids) => ids.length <= 4 && ids.every((each) => /^[1-9]\d{0,14}$/.test(each)),
      'must be the ids of up to four videos, such as 281474976710657',
    )
    .transform((ids) => ids.map(Number))
    .describe(
      'The ids of up to four videos of the video site that explain how to buy ETH, for the page `/BuyEth`: the number at the end of a video’s address. Without them, the page has its text alone.',
    ),
  VIDEOS_AT_ONCE: whole(1, 64)
    .default(Math.max(1, os.availableParallelism() - 1))
    .describe(
      'Videos, or pieces of them, processed at once. Each takes a core; by default one core is left for everything else.',
    ),
  DISK_RESERVE_MB: whole(0, 10_000_000)
    .default(1024)
    .describe(
      'Megabytes to keep free on the disk with members’ files, at most a tenth of a small disk. With less, uploads are refused and everything else goes on.',
    ),
  MEDIA_STORE: z
    .enum(['disk', 's3'], 'must be disk or s3')
    .default('disk')
    .describe(
      'Where members’ files are stored: `disk` is `DATA_DIR/media`, `s3` an S3-compatible store. `npm run move-media` moves them (see `operations.md`).',
    ),
  S3_ENDPOINT: bucketAddress
    .optional()
    .describe(
      'The address of the store with its bucket, e.g. `https://s3.example/commons`. `http` only works for a store on this machine, or by a name without a dot, as in a network of containers.',
    ),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,50}$/, 'must be a name such as eu-central-1')
    .default('auto')
    .describe('The region of the store, if it has one.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('The access key for the store.'),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('The secret of that key. It never leaves this machine.'),
  STUN_URLS: iceUrls(/^stuns?:[^\s,?]+$/).describe(
    'STUN servers for video calls, separated by commas, such as `stun:stun.example.org:3478`. Without any, two members in different networks may not reach each other.',
  ),
  TURN_URLS: iceUrls(/^turns?:[^\s,?]+(?:\?transport=(?:udp|tcp))?$/).describe(
    'TURN servers that relay video calls which can’t go directly, such as `turn:turn.example.org:3478?transport=udp` (see `operations.md`).',
  ),
  TURN_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('The secret that Commons shares with these TURN servers: coturn’s `static-auth-secret`.'),
  CALLS_JANUS_URL: z
    .string()
    .regex(/^wss?:\/\/[^\s?#]+$/, 'must begin with ws:// or wss://')
    .optional()
    .describe(
      'The WebSocket of a Janus that carries the calls of groups, such as `ws://127.0.0.1:8188` (see `operations.md`). Without one, up to four devices are connected to each other. Browsers never speak to this address.',
    ),
  CALLS_JANUS_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('The `api_secret` of that Janus, which it needs to have.'),
  CALLS_JANUS_ADMIN_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('The `admin_key` of its VideoRoom plugin, if it has one.'),
  CALLS_PLACES: whole(2, 25)
    .default(8)
    .describe('How many devices can be in a group’s call that a Janus carries.'),
  MEMBER_QUOTA_MB: whole(1, 10_000_000)
    .optional()
    .describe(
      'The storage each member gets for files, in megabytes. Without it, 5120 or what admins set at `/admin/settings`.',
    ),
  PASSWORD_HASHES_AT_ONCE: whole(1, 64)
    .default(Math.max(1, Math.min(2, os.availableParallelism() - 1)))
    .describe(
      'Password hashes computed at once. Each takes 19 MiB and a core; by default one core is left for everything else.',
    ),
})

export type Config = Readonly<z.output<typeof variables>>

/** Variables whose values may hold passwords: errors don't repeat them. */
const secret = new Set([
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'DATABASE_DIRECT_URL',
  'BUS_URL',
  'MAIL_URL',
  'METRICS_TOKEN',
  // A gateway may take its key in the address or the body.
  'SMS_URL',
  'SMS_BODY',
  'SMS_TOKEN',
  'LINK_CARDS_PROXY',
  'WEBHOOKS_PROXY',
  // Providers of nodes have their keys in the address.
  'ETH_RPC_URL',
  'BTC_RPC_URL',
  'APPROVAL_KEY',
  'FACEBOOK_CLIENT_SECRET',
  'LINKEDIN_CLIENT_SECRET',
  // Somebody may have put a password into the address.
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'TURN_SECRET',
  'CALLS_JANUS_SECRET',
  'CALLS_JANUS_ADMIN_KEY',
])

/** Returns the configuration in `env`. Throws a `ConfigError` that says what each wrong variable takes. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as not set, as in `DATABASE_URL= npm start`.
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

/** Read by our tools, or by tests. */
const ofTools = /^COMMONS_(?:SERVER|TEST_.*)$/
/** Shorter names differ by a letter from those of many other programs. */
const shortestCompared = 8

/**
 * Lists variables in `env` that look like a misspelt one of ours that isn't set, such as PUBLIC_ULR, and those
 * that begin like ours alone.
 */
export function listMisspelt(
  env: Record<string, string | undefined>,
): Array<{ name: string; meant?: string }> {
  const ours = Object.keys(variables.shape)
  const others = Object.keys(env).filter((name) => !ours.includes(name) && !ofTools.test(name))
  return others.flatMap((name) => {
    const meant = ours.find((one) => env[one] === undefined && isNearly(name.toUpperCase(), one))
    if (meant !== undefined) return [{ name, meant }]
    return name.startsWith('COMMONS_') ? [{ name }] : []
  })
}

/** Returns whether a name is another one with a letter more, less, or other, or two exchanged. */
function isNearly(name: string, other: string): boolean {
  if (name === other) return true
  if (other.length < shortestCompared || Math.abs(name.length - other.length) > 1) return false
  let from = 0
  while (from < name.length && name[from] === other[from]) from++
  const [rest, right] = [name.slice(from), other.slice(from)]
  const isExchanged = rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)
  return isExchanged || rest.slice(1) === right.slice(1) || rest.slice(1) === right || rest === right.slice(1)
}

export class ConfigError extends PlainError {}
