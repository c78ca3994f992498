/**
 * Runs networks for the end-to-end journeys, each with its own database and folder, one after another in a
 * process that has loaded the code. Starting the program each time would cost several times as much.
 */
import type { StaffRole } from '@commons/contract/call.ts'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { buildApp } from '../../src/app.ts'
import { worksHours } from '../../src/features/freelance/hours/hours.jobs.ts'
import { remindOfEnds } from '../../src/features/funding/reminders/reminders.jobs.ts'
import { settleProjects } from '../../src/features/funding/settling/settling.jobs.ts'
import { features, membershipKinds } from '../../src/features.ts'
import { takeReserves } from '../../src/features/wallet/reserves/reserves.jobs.ts'
import { moveWithdrawals } from '../../src/features/wallet/withdrawals/withdrawals.jobs.ts'
import { commands } from '../../src/features/wallet/wallet.operator.ts'
import { addAdminLink } from '../../src/features/staff/staff.links.ts'
import { makeStaff } from '../staff.ts'
import { renewMemberships } from '../../src/memberships/renewing.ts'
import { openPlatform } from '../../src/open-platform.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openLog } from '../../src/platform/log.ts'
import { openDevelopmentBitcoin } from '../../src/platform/chains/development/development-bitcoin.ts'
import { openMemoryChain } from './memory-chain.ts'
import type { Network, Order } from './network-order.ts'

interface Running {
  close(): Promise<void>
  ageProjects(days: number): Promise<void>
  ageMembers(days: number): Promise<void>
  endMonths(): Promise<void>
  endWeeks(): Promise<void>
  endWaits(): Promise<void>
  countReserves(): Promise<void>
  takeDepositsBack(): Promise<void>
  addAdminLink(token: string): Promise<void>
  makeStaff(made: { member: number; role: StaffRole }): Promise<void>
}

let running: Running | undefined

async function obey(order: Order): Promise<void> {
  if ('ageProjects' in order) return running?.ageProjects(order.ageProjects)
  if ('ageMembers' in order) return running?.ageMembers(order.ageMembers)
  if ('endMonths' in order) return running?.endMonths()
  if ('endWeeks' in order) return running?.endWeeks()
  if ('endWaits' in order) return running?.endWaits()
  if ('countReserves' in order) return running?.countReserves()
  if ('takeDepositsBack' in order) return running?.takeDepositsBack()
  if ('addAdminLink' in order) return running?.addAdminLink(order.addAdminLink)
  if ('makeStaff' in order) return running?.makeStaff(order.makeStaff)
  await running?.close()
  running = order.network === undefined ? undefined : await open(order.network)
}

async function open({ connection, env, money, hasChain }: Network): Promise<Running> {
  const config = readConfig(env)
  const log = openLog(config)
  const bitcoin = hasChain ? await openDevelopmentBitcoin(config.DATA_DIR, log) : undefined
  const platform = await openPlatform(
    config,
    log,
    connection,
    features,
    bitcoin
      ? [
          openMemoryChain({ pollMs: 1000, isSending: true }),
          { ...bitcoin, pollMs: 1000, txLink: 'https://explorer.example/tx/{hash}' },
        ]
      : [],
  )
  // The cheapest settings that argon2 allows, as in world.ts: each journey's members hash their passwords
  // several times.
  platform.passwords.hash = (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  // Scheduled jobs run only when a journey orders them.
  const asked = features.flatMap(({ jobs }) => jobs?.(platform) ?? []).filter(({ every }) => !every)
  await platform.jobs.work([
    platform.mail.work,
    ...platform.mediaRoad.jobs,
    ...platform.events.jobs,
    ...asked,
  ])
  for (const sentence of money) {
    const [name = '', ...args] = sentence.split(' ')
    await commands[name]?.(platform.database.db, args)
  }
  const app = await buildApp(platform, { strict: false, isCompressing: false })
  await app.fastify.listen({ host: config.HOST, port: config.PORT })
  platform.site.listensOn(config.PORT)
  return {
    async close() {
      await app.close()
      // Calls of a closed browser may still run, and fail because the database is closed.
      platform.log.level = 'silent'
      await platform.close()
      await bitcoin?.stop()
    },
    // The clock isn't shifted, since that would log members out.
    async ageProjects(days) {
      await sql`update projects set created_at = created_at - ${days} * interval '1 day',
        ends_at = ends_at - ${days} * interval '1 day'`.execute(platform.database.db)
      await settleProjects(platform).work({})
      await remindOfEnds(platform).work({})
    },
    async ageMembers(days) {
      await sql`update members set created_at = created_at - ${days} * interval '1 day',
        email_verified_at = coalesce(email_verified_at, now())`.execute(platform.database.db)
    },
    async endWeeks() {
      await sql`update work_logs set day = day - 7 where milestone_id is null`.execute(platform.database.db)
      await worksHours(platform).work({})
    },
    async endWaits() {
      await sql`update withdrawals set usable_at = now() - interval '1 minute' where state = 'waiting_address'`.execute(
        platform.database.db,
      )
      await moveWithdrawals(platform)
    },
    countReserves: () => takeReserves(platform),
    // As a reorganisation does that goes deeper than the confirmations.
    async takeDepositsBack() {
      await sql`update deposits set state = 'frozen', block_height = null, block_hash = null
        where state = 'credited'`.execute(platform.database.db)
    },
    addAdminLink: (token) => addAdminLink(platform.database.db, token),
    async makeStaff({ member, role }) {
      const person = await platform.database.db
        .selectFrom('members')
        .select(['id', 'username'])
        .where('id', '=', member)
        .executeTakeFirstOrThrow()
      await makeStaff({ platform }, person, role)
    },
    async endMonths() {
      await sql`update memberships set period_start = period_start - interval '31 days',
        ends_at = now() - interval '1 minute', due_at = now() - interval '1 minute'
        where state <> 'ended'`.execute(platform.database.db)
      await renewMemberships(platform, membershipKinds).work({})
    },
  }
}

let obeyed = Promise.resolve()
process.on('message', (order: Order) => {
  obeyed = obeyed
    .then(() => obey(order))
    .then(() => void process.send?.('done'))
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
})
// The process that gives orders has ended.
process.on('disconnect', () => process.exit())
