/**
 * The commands of `package.json`: build, start, dev, test, check, chain, database, disputes, backup, restore, members,
 * move-media, money, plans, reports, signer, staff, support, verify:ledger, verify:reserves, verify:staff-log. Each
 * first provides what it needs: installed packages, a new enough Node, a built web client. Plain JavaScript without
 * recent syntax or modules, because an older Node may run this file.
 */
import { join, resolve } from 'node:path'
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
  if (command === 'build') return build()
  const program = Object.hasOwn(programs, command) ? programs[command] : undefined
  if (program === undefined) {
    throw new Error(
      `There is no command "${command}". Use one of build, ${Object.keys(programs).join(', ')}.`,
    )
  }
  refuseHopelessNode(root)
  ensureInstalled(root)
  const node = findNode(root)
  if (command === 'start') await ensureWebClient(root, node)
  process.exitCode = await passThrough(root, node, join(root, program), rest, command === 'database')
}

/** Provides all that `start` needs, beside a Commons that runs: then a start takes seconds. */
async function build() {
  const [option, from] = rest
  if (option !== undefined && (option !== '--from' || from === undefined || rest.length > 2))
    throw new Error('npm run build takes nothing, or -- --from <the folder of the version that runs>')
  refuseHopelessNode(root)
  ensureInstalled(root)
  const node = findNode(root)
  await ensureWebClient(root, node, from === undefined ? undefined : resolve(from))
  process.exitCode = await passThrough(root, node, join(root, 'tools/precompile.ts'), [])
}

main().catch((cause) => {
  console.error(`\n${cause.message}\n`)
  process.exitCode = 1
})
