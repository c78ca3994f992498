/** Where apps of others get tokens, by OAuth 2.1. Imports nothing. */
export const oauthPaths: Readonly<Record<'authorize' | 'token' | 'revoke' | 'metadata', string>> = {
  /** Leads to the screen on which the member agrees. */
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  metadata: '/.well-known/oauth-authorization-server',
}
