/** Facebook and LinkedIn for tests: they know who agreed to what, and fail as told. */
import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const client = { id: 'commons-test', secret: 'a-secret-of-commons' }

/** A login that somebody agreed to, by its code. */
interface Agreed {
  readonly account: string
  readonly returnTo: string
  readonly challenge: string | null
}

export interface LinkProviders {
  /** Environment variables that offer both. */
  readonly env: Record<string, string>
  /** What the server asked for, such as `POST /linkedin/v2/accessToken`. */
  readonly asked: string[]
  /** Logs in at an address that the server answered, as this account; returns what comes back. */
  agree(address: string, account: string): { state: string; code: string }
  /** Who logs in where a browser opens such an address; undefined for somebody who says no. */
  browserIs(account: string | undefined): void
  /** Sets a status to answer everything with, or 0 to hang up; undefined to work again. */
  fail(status: number | undefined): void
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return new URLSearchParams(body)
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

/** Opens both on one port. */
export async function openLinkProviders(): Promise<LinkProviders> {
  const asked: string[] = []
  const codes = new Map<string, Agreed>()
  const tokens = new Map<string, string>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let failure: number | undefined
  let browser: string | undefined = 'ada'
  let origin = ''

  function agree(address: string, account: string) {
    const { searchParams: asks } = new URL(address)
    const code = randomUUID()
    const [returnTo, state] = [asks.get('redirect_uri') ?? '', asks.get('state') ?? '']
    codes.set(code, { account, returnTo, challenge: asks.get('code_challenge') })
    return { state, code }
  }

  /** Returns the login of a code that is right in every way, once. */
  function redeem(form: URLSearchParams): Agreed | undefined {
    const code = form.get('code') ?? ''
    const agreed = codes.get(code)
    codes.delete(code)
    const isRight =
      agreed !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === agreed.returnTo &&
      form.get('client_id') === client.id &&
      form.get('client_secret') === client.secret
    return isRight ? agreed : undefined
  }

  function idToken(account: string): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: `${origin}/linkedin`, aud: client.id, sub: account, iat: now, exp: now + 600 }
    const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  const answers: Record<string, (request: IncomingMessage, url: URL) => Promise<[number, object]>> = {
    async 'POST /graph/oauth/access_token'(request) {
      const form = await bodyOf(request)
      const agreed = redeem(form)
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (agreed?.challenge !== verifier)
        return [400, { error: { message: 'Invalid verification code', type: 'OAuthException', code: 100 } }]
      const token = randomUUID()
      tokens.set(token, agreed.account)
      return [200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 }]
    },
    async 'GET /graph/me'({ headers }, { searchParams }) {
      const token = headers.authorization?.replace(/^Bearer /i, '') ?? ''
      const id = tokens.get(token)
      const proof = createHmac('sha256', client.secret).update(token).digest('hex')
      return id === undefined || searchParams.get('appsecret_proof') !== proof
        ? [400, { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } }]
        : [200, { id }]
    },
    async 'POST /linkedin/v2/accessToken'(request) {
      const form = await bodyOf(request)
      // As LinkedIn does with a client that has a secret.
      if (form.has('code_verifier'))
        return [401, { error: 'invalid_client', error_description: 'Client authentication failed' }]
      const agreed = redeem(form)
      if (!agreed)
        return [400, { error: 'invalid_request', error_description: 'Unable to retrieve access token' }]
      const token = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 5_184_000 }
      return [200, { ...token, scope: 'openid', id_token: idToken(agreed.account) }]
    },
  }

  function logIn(url: URL, response: ServerResponse): void {
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    const result =
      browser === undefined
        ? { error: 'access_denied', state: url.searchParams.get('state') ?? '' }
        : agree(url.href, browser)
    back.search = new URLSearchParams(result).toString()
    response.writeHead(302, { location: back.href }).end()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', origin)
    const name = `${request.method} ${url.pathname}`
    if (/^GET \/(facebook\/dialog\/oauth|linkedin\/v2\/authorization)$/.test(name))
      return logIn(url, response)
    asked.push(name)
    if (failure === 0) return void request.destroy()
    const [status, content] =
      failure === undefined ? ((await answers[name]?.(request, url)) ?? [404, {}]) : [failure, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_URL: `${origin}/facebook`,
      FACEBOOK_GRAPH_URL: `${origin}/graph`,
      LINKEDIN_CLIENT_ID: client.id,
      LINKEDIN_CLIENT_SECRET: client.secret,
      LINKEDIN_URL: `${origin}/linkedin`,
    },
    asked,
    agree,
    browserIs: (account) => void (browser = account),
    fail: (status) => void (failure = status),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
