/** What an app asks for, checked before a member sees it and again when they agree. */
import { isSameRedirect } from '@commons/contract/shared/redirect-uri.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { type AskingApp, findAskingApp } from './apps.queries.ts'

export interface Asked {
  readonly client_id: string
  readonly redirect_uri: string
  readonly state?: string | undefined
}

/** Returns the app; refuses one that isn't there, and an address that it isn't registered with. */
export async function requireAskingApp(
  db: Db,
  { client_id, redirect_uri }: Asked,
  refuse: (refusal: 'app_not_found' | 'redirect_uri_unknown') => never,
): Promise<AskingApp> {
  const app = (await findAskingApp(db, client_id)) ?? refuse('app_not_found')
  if (!app.redirect_uris.some((registered) => isSameRedirect(registered, redirect_uri)))
    refuse('redirect_uri_unknown')
  return app
}

/** Returns the app's address with the answer to what it asked; `issuer` is who answers (RFC 9207). */
export function answerTo(
  { redirect_uri, state }: Asked,
  issuer: string,
  answer: Record<string, string>,
): string {
  const url = new URL(redirect_uri)
  const parameters = { ...answer, ...(state !== undefined && { state }), iss: issuer }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
