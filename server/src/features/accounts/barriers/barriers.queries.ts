/** SQL of the rules about who may register. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export type BarrierAct = 'block' | 'approval'

interface Barrier {
  readonly act: BarrierAct
  readonly from: 'domain' | 'network'
}

/** Returns the rules that hold for an email address of these domains, and for who comes from this address. */
export async function findBarriers(
  db: Db,
  domains: readonly string[],
  address: string | undefined,
): Promise<Barrier[]> {
  const { rows } = await sql<Barrier>`
    select dr.act, 'domain' as from from domain_rules dr where dr.domain = any(${domains}::text[])
    union all
    select ar.act, 'network' as from from address_rules ar
    where ar.range >>= ${address ?? null}::inet and (ar.until is null or ar.until > ${now()})`.execute(db)
  return rows
}

interface RuleRow {
  readonly id: number
  readonly act: BarrierAct
  readonly note: string
  readonly added_by: { user_id: number; full_name: string; username: string } | null
  readonly created_at: Date
  readonly waiting: number
}

const addedBy = sql`(select jsonb_build_object('user_id', m.id, 'full_name', m.full_name, 'username', m.username)
  from members m where m.id = rule.added_by -- staff see each other
) as added_by`

export interface DomainRuleRow extends RuleRow {
  readonly domain: string
}

export async function listDomainRules(db: Db): Promise<DomainRuleRow[]> {
  const { rows } = await sql<DomainRuleRow>`
    select rule.id, rule.domain, rule.act, rule.note, ${addedBy}, rule.created_at,
      (select count(*) from signup_requests sr where sr.state = 'waiting' and ${isOfDomain(sql`rule.domain`)}) as waiting
    from domain_rules rule order by rule.domain`.execute(db)
  return rows
}

export interface RangeRuleRow extends RuleRow {
  readonly range: string
  readonly until: Date | null
}

export async function listRangeRules(db: Db): Promise<RangeRuleRow[]> {
  const { rows } = await sql<RangeRuleRow>`
    select rule.id, rule.range::text as range, rule.until, rule.act, rule.note, ${addedBy}, rule.created_at,
      (select count(*) from signup_requests sr
        where sr.state in ('unconfirmed', 'waiting') and sr.address <<= rule.range and sr.state = 'waiting') as waiting
    from address_rules rule where rule.until is null or rule.until > ${now()}
    order by masklen(rule.range), rule.range`.execute(db)
  return rows
}

/** Whether the sign-up `sr` has an email address of this domain, or of a domain below it. */
export const isOfDomain = (domain: ReturnType<typeof sql>) =>
  // oxlint-disable-next-line commons/cut-at-graphemes -- a domain is compared, not shown
  sql`(sr.domain = ${domain} or right(sr.domain, length(${domain}) + 1) = '.' || ${domain})`

interface NewRule {
  readonly act: BarrierAct
  readonly note: string
  readonly member: number
}

/** Adds a rule, or puts it in place of the one about the same domain; returns what that did. */
export async function setDomainRule(
  tx: Tx,
  domain: string,
  { act, note, member }: NewRule,
): Promise<{ id: number; before: BarrierAct | null }> {
  const { rows } = await sql<{ id: number; before: BarrierAct | null }>`
    insert into domain_rules (domain, act, note, added_by) values (${domain}, ${act}, ${note}, ${member})
    on conflict (domain) do update set act = excluded.act, note = excluded.note, added_by = excluded.added_by,
      created_at = now()
    returning id, old.act as before`.execute(tx)
  return rows[0] as { id: number; before: BarrierAct | null }
}

export async function setRangeRule(
  tx: Tx,
  range: string,
  until: Date | null,
  { act, note, member }: NewRule,
): Promise<{ id: number; range: string; before: BarrierAct | null }> {
  const { rows } = await sql<{ id: number; range: string; before: BarrierAct | null }>`
    insert into address_rules (range, act, until, note, added_by)
    values (network(${range}::inet), ${act}, ${until}, ${note}, ${member})
    on conflict (range) do update set act = excluded.act, until = excluded.until, note = excluded.note,
      added_by = excluded.added_by, created_at = now()
    returning id, range::text as range, old.act as before`.execute(tx)
  return rows[0] as { id: number; range: string; before: BarrierAct | null }
}

export async function countRules(tx: Tx, table: 'domain_rules' | 'address_rules'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function removeDomainRule(
  tx: Tx,
  id: number,
): Promise<{ domain: string; act: string } | undefined> {
  return tx.deleteFrom('domain_rules').where('id', '=', id).returning(['domain', 'act']).executeTakeFirst()
}

export async function removeRangeRule(
  tx: Tx,
  id: number,
): Promise<{ range: string; act: string } | undefined> {
  const { rows } = await sql<{ range: string; act: string }>`
    delete from address_rules where id = ${id} returning range::text as range, act`.execute(tx)
  return rows[0]
}

export async function removeEndedRules(db: Db): Promise<void> {
  await sql`delete from address_rules where until < ${now()}`.execute(db)
}

/** Lists who waits with an address of this domain; locks them. */
export async function lockOfDomain(tx: Tx, domain: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select sr.id from signup_requests sr
    where sr.state in ('unconfirmed', 'waiting') and ${isOfDomain(sql`${domain}::text`)}
    order by sr.id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Lists who waits and comes from this network; locks them. */
export async function lockOfRange(tx: Tx, range: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select sr.id from signup_requests sr
    where sr.state in ('unconfirmed', 'waiting') and sr.address <<= ${range}::inet
    order by sr.id for update`.execute(tx)
  return rows.map(({ id }) => id)
}
