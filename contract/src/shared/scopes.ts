/** What tokens of apps and bots may be allowed. Imports nothing. */

/**
 * `read`: what its member sees, without conversations and the wallet. `write`: publish and change that. `chat`: read and
 * write in conversations and calls. `wallet`: read balances and transactions. `money`: spend, up to the token's limit.
 */
export const scopes = ['read', 'write', 'chat', 'wallet', 'money'] as const
export type Scope = (typeof scopes)[number]

/** What a token starts with, so that one that was published by mistake is found. */
export const tokenPrefix = 'cmn_'
