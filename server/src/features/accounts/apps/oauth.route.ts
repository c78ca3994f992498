/**
 * What apps ask of OAuth 2.1 beside the screen on which a member agrees: where everything is, a token for a code, and the
 * end of a token. Codes and PKCE are the library's; a token is one as members make themselves.
 */
import { mostTokens } from '@commons/contract/accounts/tokens.ts'
import { oauthPaths } from '@commons/contract/shared/oauth.ts'
import { scopes } from '@commons/contract/shared/scopes.ts'
import OAuth2Server from '@node-oauth/oauth2-server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { hasGivenWay } from '../../../platform/call/retry-conflicts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/session/address.ts'
import { formatToken } from '../../../platform/session/api-key.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { endSession, lockMember } from '../accounts.queries.ts'
import { addToken, countTokens } from '../tokens/tokens.queries.ts'
import { type CodeRow, findAskingApp, findCode, noteToken, removeCode, takeCode } from './apps.queries.ts'

const { InvalidGrantError, OAuthError, Request, Response } = OAuth2Server

const dayMs = 86_400_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
type Fields = Readonly<Record<string, string>>

export async function mountOauth(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get(oauthPaths.metadata, () => metadata(platform.site.origin))
  app.get(oauthPaths.authorize, (request, reply) =>
    reply.redirect(`/#/authorize?${request.url.split('?').slice(1).join('?')}`, 302),
  )

  await app.register(async (part) => {
    // Only here: a form that another site's page could send is taken by no call.
    part.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    part.post(oauthPaths.token, async (request, reply) => {
      const network = networkOf(request.ip)
      // Only what is wrong counts: a server exchanges the codes of all its members.
      const { left, wholeIn } = platform.limits.budgetOf('identity', network)
      if (left < 1) return tooMany(reply, wholeIn)
      const fields = (request.body ?? {}) as Fields
      const { code = '' } = fields
      const asked = new Request({
        headers: headersOf(request.headers),
        method: 'POST',
        query: {},
        body: fields,
      })
      const answer = new Response({ headers: {} })
      const server = new OAuth2Server({ model: modelOf(platform, fields) })
      await server
        // Apps have no secret: PKCE says that who comes with the code is who asked for it.
        .token(asked, answer, {
          requireClientAuthentication: { authorization_code: false, refresh_token: false },
        })
        .catch(async (error: unknown) => {
          if (!(error instanceof OAuthError) || error.code >= 500) throw causeOf(error)
          // Of several at once the last may be one too many, and is answered as what it is.
          await platform.limits.count('identity', network).catch(() => undefined)
          request.log.debug({ error: error.name, isCode: code !== '' }, 'A token was refused')
        })
      return reply
        .code(answer.status ?? 200)
        .headers({ ...answer.headers, 'cache-control': 'no-store' })
        .send(answer.body)
    })
    part.post(oauthPaths.revoke, async (request, reply) => {
      const { token = '' } = (request.body ?? {}) as Fields
      const found = await platform.sessions.authenticateToken(token).catch((error: unknown) => {
        // Only of a token that is none: one that couldn't be looked for goes on working.
        if (!(error instanceof Refusal)) throw error
        return undefined
      })
      if (found) await endToken(platform, found.id, found.sessionId)
      else await platform.limits.count('identity', networkOf(request.ip))
      // Also of a token that was none: the app wanted it not to work (RFC 7009).
      return reply.code(200).header('cache-control', 'no-store').send({})
    })
  })
}

/** As OAuth says it, for what reads nothing else. */
const tooMany = (reply: FastifyReply, wait: number) =>
  reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': Math.max(1, wait) })
    .send({
      error: 'temporarily_unavailable',
      error_description: 'Too many wrong requests from this network',
    })

/** RFC 8414. */
const metadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + oauthPaths.authorize,
  token_endpoint: origin + oauthPaths.token,
  revocation_endpoint: origin + oauthPaths.revoke,
  scopes_supported: scopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${origin}/api/docs`,
})

const headersOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** The library wraps what went wrong underneath. */
const causeOf = (error: unknown) =>
  error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error

const endToken = (platform: Platform, member: number, id: string) =>
  write(platform, async ({ tx, tellEnded, hint }) => {
    if (!(await endSession(tx, member, id, 'revoked', { isToken: true }))) return
    await tellEnded([{ id, reason: 'revoked' }])
    hint(`account:${member}`, [member])
  })

/** Returns what the library stores and finds for one request. */
function modelOf(platform: Platform, fields: Fields): OAuth2Server.AuthorizationCodeModel {
  const { db } = platform.database
  const invalid = () => new InvalidGrantError('Invalid grant: authorization code is invalid')
  return {
    async getClient(id) {
      const app = uuid.test(id) && (await findAskingApp(db, id))
      return app && { id: app.id, grants: ['authorization_code'], redirectUris: app.redirect_uris }
    },
    async getAuthorizationCode(code) {
      const row = await findCode(db, code)
      if (!row) return undefined
      if (row.used_at) {
        // Somebody else has it, too: what it was exchanged for may be in the wrong hands.
        if (row.session_id) await endToken(platform, row.member_id, row.session_id)
        // One that is just being exchanged finds it gone.
        else await removeCode(db, code)
        return undefined
      }
      if (row.expires_at <= now()) return undefined
      return {
        authorizationCode: code,
        expiresAt: new Date(Date.now() + 60_000),
        // OAuth 2.1 doesn't send it a second time; where it is sent, it has to be the same.
        redirectUri: fields['redirect_uri'] === undefined ? '' : row.redirect_uri,
        scope: row.scopes,
        codeChallenge: row.code_challenge,
        codeChallengeMethod: 'S256',
        client: { id: row.app_id, grants: ['authorization_code'] },
        user: { row },
      }
    },
    revokeAuthorizationCode: ({ authorizationCode }) => takeCode(db, authorizationCode),
    // Replaced when it is stored, where its id is known.
    generateAccessToken: () => Promise.resolve('-'),
    generateRefreshToken: () => Promise.resolve(''),
    async saveToken(_, client, user) {
      const row = (user as { row: CodeRow }).row
      const expiresAt = new Date(now().getTime() + row.days * dayMs)
      const make = async ({ tx, hint }: WriteContext) => {
        await lockMember(tx, row.member_id)
        if ((await countTokens(tx, row.member_id)) >= mostTokens) throw invalid()
        const made = await addTokenOf(tx, row, expiresAt)
        // Who lost the account since takes their codes along.
        if (!(await noteToken(tx, fields['code'] ?? '', made.sessionId))) throw invalid()
        hint(`account:${row.member_id}`, [row.member_id])
        return made
      }
      const key = await write(platform, make, { mayTryAgain: async (error) => hasGivenWay(error) })
      return {
        accessToken: formatToken(key),
        accessTokenExpiresAt: expiresAt,
        scope: row.scopes,
        client,
        user,
      }
    },
    // The library's types ask for these two, which only its other halves call: ours are calls.
    getAccessToken: () => Promise.resolve(undefined),
    saveAuthorizationCode: () => Promise.resolve(undefined),
  }
}

async function addTokenOf(
  tx: Tx,
  { app_id, member_id, scopes: agreed, daily_limit }: CodeRow,
  expiresAt: Date,
) {
  const app = await tx.selectFrom('oauth_apps').select('name').where('id', '=', app_id).executeTakeFirst()
  if (!app) throw new InvalidGrantError('Invalid grant: the app was removed')
  return addToken(tx, member_id, {
    name: app.name,
    scopes: agreed,
    dailyLimit: daily_limit === null ? undefined : BigInt(daily_limit),
    expiresAt,
    app: app_id,
  })
}
