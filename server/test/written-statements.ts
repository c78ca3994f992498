/** For tests: whether `server/sql` has the statements that are only made once a request needs them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { preparedNames } from '../src/platform/db/prepared.ts'

const folder = join(import.meta.dirname, '../sql')

/** Statements over several families of notifications: each family's parts are written under its name. */
const overFamilies = /_[0-9a-f]{12}$/

/** What tests declare themselves: a kind of object, and statements of their own. */
const ofTests = /(^|_)(note|test)(_|s?$)/

/** Returns a function that throws if a statement has been made since whose text isn't written. */
export function watchStatements(): () => void {
  const before = new Set(preparedNames())
  return () => {
    const written = new Set(readdirSync(folder))
    const missing = preparedNames().filter(
      (name) =>
        !before.has(name) && !overFamilies.test(name) && !ofTests.test(name) && !written.has(`${name}.sql`),
    )
    if (missing.length > 0)
      throw new Error(
        `tools/write-sql.ts doesn't make the statements ${missing.join(', ')}: let prepareAll do it`,
      )
  }
}
