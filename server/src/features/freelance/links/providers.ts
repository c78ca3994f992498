/** How each provider is asked whose account it is: OAuth 2 at Facebook, OpenID Connect at LinkedIn. */
import { createHmac } from 'node:crypto'
import type { LinkProvider } from '@commons/contract/shared/trust.ts'
import * as oauth from 'openid-client'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'

/** A provider as it is known to members. */
export const providerNames: Readonly<Record<LinkProvider, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
}

interface Provider {
  readonly id: string | undefined
  readonly secret: string | undefined
  readonly server: oauth.ServerMetadata
  readonly scope: string
  /** LinkedIn refuses confidential clients that send a code verifier, and its ID tokens have no nonce. */
  readonly takesVerifier: boolean
  /** Returns the account's id, which stays the same, from what the provider answered to the code. */
  readonly account: (config: oauth.Configuration, tokens: Tokens) => Promise<string>
}

type Tokens = Awaited<ReturnType<typeof oauth.authorizationCodeGrant>>

const Me = z.object({ id: z.string().min(1).max(100) })

/** An answer that doesn't say whose account it is. */
class NoAccount extends Error {}

const providers: Readonly<Record<LinkProvider, (config: Config) => Provider>> = {
  facebook: ({
    FACEBOOK_CLIENT_ID: id,
    FACEBOOK_CLIENT_SECRET: secret,
    FACEBOOK_URL,
    FACEBOOK_GRAPH_URL,
  }) => ({
    id,
    secret,
    server: {
      issuer: FACEBOOK_URL,
      authorization_endpoint: `${FACEBOOK_URL}/dialog/oauth`,
      token_endpoint: `${FACEBOOK_GRAPH_URL}/oauth/access_token`,
    },
    scope: 'public_profile',
    takesVerifier: true,
    async account(config, { access_token }) {
      const url = new URL(`${FACEBOOK_GRAPH_URL}/me?fields=id`)
      // Applications can ask Facebook to take only requests with this proof.
      const proof = createHmac('sha256', secret ?? '')
        .update(access_token)
        .digest('hex')
      url.searchParams.set('appsecret_proof', proof)
      const response = await oauth.fetchProtectedResource(config, access_token, url, 'GET')
      if (!response.ok) throw new NoAccount(`/me answered ${response.status}`)
      return Me.parse(await response.json()).id
    },
  }),
  linkedin: ({ LINKEDIN_CLIENT_ID: id, LINKEDIN_CLIENT_SECRET: secret, LINKEDIN_URL }) => ({
    id,
    secret,
    server: {
      issuer: LINKEDIN_URL,
      authorization_endpoint: `${LINKEDIN_URL}/v2/authorization`,
      token_endpoint: `${LINKEDIN_URL}/v2/accessToken`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    scope: 'openid',
    takesVerifier: false,
    async account(_config, tokens) {
      const claims = tokens.claims()
      if (!claims) throw new NoAccount('There is no ID token')
      return claims.sub
    },
  }),
}

/** Returns whether the operator has registered an application there. */
export function isOffered(provider: LinkProvider, config: Config): boolean {
  const { id, secret } = providers[provider](config)
  return id !== undefined && secret !== undefined
}

/** A member waits for the answer, and for the one after it. */
const timeoutSeconds = 8

function open({ id, secret, server }: Provider): oauth.Configuration {
  if (id === undefined || secret === undefined) throw new Error('The provider is not offered')
  const config = new oauth.Configuration(server, id, undefined, oauth.ClientSecretPost(secret))
  config.timeout = timeoutSeconds
  // The configuration takes http for this machine only.
  if (server.token_endpoint?.startsWith('http:')) oauth.allowInsecureRequests(config)
  return config
}

const returnAddress = (provider: LinkProvider, origin: string) => `${origin}/link/${provider}`

/** Returns where a member logs in and agrees, and what has to come back. */
export async function begin(name: LinkProvider, config: Config, origin: string) {
  const provider = providers[name](config)
  const [state, verifier] = [oauth.randomState(), oauth.randomPKCECodeVerifier()]
  const challenge = provider.takesVerifier && {
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  const url = oauth.buildAuthorizationUrl(open(provider), {
    redirect_uri: returnAddress(name, origin),
    scope: provider.scope,
    state,
    ...challenge,
  })
  return { url: url.href, state, verifier }
}

interface Returned {
  readonly code: string
  readonly state: string
  readonly verifier: string
}

/** Exchanges a code for the id of the account that it is of; its tokens are forgotten at once. */
export async function identify(
  name: LinkProvider,
  config: Config,
  origin: string,
  { code, state, verifier }: Returned,
): Promise<string> {
  const provider = providers[name](config)
  const client = open(provider)
  const url = new URL(returnAddress(name, origin))
  url.search = new URLSearchParams({ code, state }).toString()
  const tokens = await oauth.authorizationCodeGrant(client, url, {
    expectedState: state,
    ...(provider.takesVerifier && { pkceCodeVerifier: verifier }),
  })
  return provider.account(client, tokens)
}

/** Returns whether a provider has refused the code, rather than failed. */
export function isRefusedCode(error: unknown): boolean {
  if (error instanceof oauth.ResponseBodyError)
    return ['invalid_grant', 'invalid_request'].includes(error.error)
  // Facebook's refusals have a form of their own.
  return error instanceof oauth.ClientError && error.cause instanceof Response && error.cause.status === 400
}

/** Says for the log why it failed, without anything of the account or the tokens that errors carry along. */
export function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return `status ${error.status}, ${error.error}`
  if (error instanceof oauth.ClientError && error.cause instanceof Response)
    return `${error.message} ${error.cause.status}`
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}
