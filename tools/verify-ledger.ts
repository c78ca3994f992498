/** `npm run verify:ledger`: checks every invariant; exits with an error if one doesn't hold. */
import { listViolations } from '../server/src/ledger/invariants.ts'
import { allInvariants } from '../server/src/invariants.ts'
import { withDatabase } from './operator-database.ts'
import { runInWords } from './say.ts'

await runInWords(() =>
  withDatabase(async (db) => {
    const began = performance.now()
    const violations = await listViolations(db, allInvariants)
    for (const { invariant, what } of violations) console.error(`✗ ${invariant}: ${what}`)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(
      violations.length === 0
        ? `The ledger holds: ${allInvariants.length} invariants, ${seconds} s`
        : `The ledger does not hold: ${violations.length} violations, ${seconds} s`,
    )
    if (violations.length > 0) process.exitCode = 1
  }),
)
