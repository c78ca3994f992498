/** As whom calls are made: by a token, or by the session that a login has opened. */
export type Credentials =
  | { readonly token: string; readonly userId?: undefined; readonly apiKey?: undefined }
  | { readonly userId: number; readonly apiKey: string; readonly token?: undefined }

/** Returns the headers by which each request says whose it is. */
export const headersOf = (credentials: Credentials | undefined): Record<string, string> =>
  credentials?.token === undefined ? {} : { authorization: `Bearer ${credentials.token}` }

/** Returns the fields by which a call's body says whose it is. */
export const fieldsOf = (credentials: Credentials | undefined): Record<string, string | number> =>
  credentials?.apiKey === undefined ? {} : { user_id: credentials.userId, api_key: credentials.apiKey }

/** Returns the headers by which a piece of a file says whose it is: it has no fields. */
export const pieceHeadersOf = (credentials: Credentials | undefined): Record<string, string> =>
  credentials?.apiKey === undefined
    ? headersOf(credentials)
    : { 'user-id': String(credentials.userId), 'api-key': credentials.apiKey }
