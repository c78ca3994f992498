/** The network's logo: kept in the database, and served to everybody under an address that names its version. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Refusal } from '../call/refusal.ts'
import type { Db, Tx } from '../db/prepared.ts'

/** The sides of its squares, in pixels. */
export const logoSides = [192, 512] as const

export interface Logo {
  readonly small: Buffer
  readonly large: Buffer
}

/** Returns the address of a version; empty without a logo. */
export const logoAddress = (version: string, side: (typeof logoSides)[number] = 192): string =>
  version === '' ? '' : `/logo/${version}/${side}.png`

/** Returns the version of the logo; empty if there is none. */
export async function getLogoVersion(db: Db): Promise<string> {
  const row = await db.selectFrom('network_logo').select('version').executeTakeFirst()
  return row?.version ?? ''
}

/** Puts a logo in the place of the one before. */
export async function setLogo(tx: Tx, { small, large }: Logo): Promise<void> {
  const version = createHash('sha256').update(large).digest('hex').slice(0, 16)
  await tx
    .insertInto('network_logo')
    .values({ version, small, large })
    .onConflict((conflict) => conflict.column('is_it').doUpdateSet({ version, small, large }))
    .execute()
}

export async function removeLogo(tx: Tx): Promise<void> {
  await tx.deleteFrom('network_logo').execute()
}

export function mountLogo(app: FastifyInstance, { db }: { readonly db: Db }): void {
  app.get<{ Params: { version: string; file: string } }>('/logo/:version/:file', async (request, reply) => {
    const { version, file } = request.params
    const side = logoSides.find((each) => file === `${each}.png`)
    if (side === undefined) throw new Refusal('not_found')
    const { rows } = await sql<{ version: string; png: Buffer | null }>`
      select version, case when version = ${version} then ${sql.ref(side === 192 ? 'small' : 'large')} end as png
      from network_logo`.execute(db)
    const [found] = rows
    if (!found) throw new Refusal('not_found')
    // Mails and installed apps keep addresses of earlier logos.
    if (!found.png)
      return reply.header('cache-control', 'no-cache').redirect(logoAddress(found.version, side))
    return reply
      .type('image/png')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        // Mail programs show it on pages of theirs.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(found.png)
  })
}
