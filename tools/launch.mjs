/**
 * The commands of `package.json`: start, dev, test, check, chain, database, disputes, backup, restore, members, move-media, money, plans,
 * reports, signer, staff, support, verify:ledger, verify:reserves, verify:staff-log. Each first provides what it needs: installed packages, a
 * new enough Node, a built web client. Plain JavaScript without recent syntax or modules, because an older Node may run
 * this file.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './launch-install.mjs'
import { findNode, refuseHopelessNode } from './launch-node.mjs'
import { passThrough } from './launch-run.mjs'
import { ensureWebClient } from './launch-web.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = 'start', ...rest] = process.argv.slice(2)

/** @type {Record<string, string>} */
const programs = {
  start: 'server/src/main.ts',
  dev: 'tools/dev.ts',
  test: 'tools/test.ts',
  check: 'tools/check.ts',
  chain: 'tools/chain.ts',
  database: 'tools/database.ts',
  disputes: 'tools/disputes.ts',
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  members: 'tools/members.ts',
  'move-media': 'tools/move-media.ts',
  money: 'tools/money.ts',
  plans: 'tools/plans.ts',
  reports: 'tools/reports.ts',
  signer: 'chain/signer/main.ts',
  staff: 'tools/staff.ts',
  support: 'tools/support.ts',
  'verify:ledger': 'tools/verify-ledger.ts',
  'verify:reserves': 'tools/verify-reserves.ts',
  'verify:staff-log': 'tools/verify-staff-log.ts',
}

async function main() {
  const program = Object.hasOwn(programs, command) ? programs[command] : undefined
  if (program === undefined) {
    throw new Error(`There is no command "${command}". Use one of ${Object.keys(programs).join(', ')}.`)
  }
  refuseHopelessNode(root)
  ensureInstalled(root)
  const node = findNode(root)
  if (command === 'start') await ensureWebClient(root, node)
  process.exitCode = await passThrough(root, node, join(root, program), rest)
}

main().catch((cause) => {
  console.error(`\n${cause.message}\n`)
  process.exitCode = 1
})
