/** Random keys of this installation, made at the first start and shared by all its processes. */
import { randomBytes } from 'node:crypto'
import type { Db } from './db/prepared.ts'

export type Secrets = (name: string) => Buffer

/** Reads the named secrets, making those that are missing; 256 bits each. */
export async function openSecrets(db: Db, names: readonly string[]): Promise<Secrets> {
  await db
    .insertInto('installation_secrets')
    .values(names.map((name) => ({ name, secret: randomBytes(32) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db.selectFrom('installation_secrets').select(['name', 'secret']).execute()
  const secrets = new Map(rows.map((row) => [row.name, row.secret]))
  return (name) => {
    const secret = secrets.get(name)
    if (!secret) throw new Error(`No secret is called ${name}`)
    return secret
  }
}
