/** SQL of the versions of the legal pages. */
import type { LegalKind } from '@commons/contract/network/legal.ts'
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'

export interface VersionRow {
  readonly id: number
  readonly kind: LegalKind
  readonly changes: string
  readonly published_at: Date
  readonly asks_again: boolean
}

const columns = (language: Language) =>
  sql`lv.id, lv.kind, ${sql.ref(`lv.changes_${language}`)} as changes, lv.published_at, lv.asks_again`

/** Returns a version of a page, the latest if none is named. */
export async function findVersion(
  db: Db,
  { kind, version, language }: { kind: LegalKind; version: number | undefined; language: Language },
): Promise<(VersionRow & { readonly text: string; readonly is_current: boolean }) | undefined> {
  const { rows } = await sql<VersionRow & { readonly text: string; readonly is_current: boolean }>`
    select ${columns(language)}, ${sql.ref(`lv.text_${language}`)} as text,
      not exists (select from legal_versions later where later.kind = lv.kind and later.id > lv.id) as is_current
    from legal_versions lv where lv.kind = ${kind} ${version === undefined ? sql`` : sql`and lv.id = ${version}`}
    order by lv.id desc limit 1`.execute(db)
  return rows[0]
}

export async function listVersions(
  db: Db,
  { kind, language }: { kind: LegalKind; language: Language },
  { before, limit, offset }: Page,
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${columns(language)} from legal_versions lv where lv.kind = ${kind} and lv.id < ${before}
    order by lv.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Lists the latest 20 versions of what members agree to, after the one that they know. */
export async function listVersionsAfter(db: Db, known: number, language: Language): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${columns(language)} from legal_versions lv where lv.kind <> 'imprint' and lv.id > ${known}
    order by lv.id desc limit 20`.execute(db)
  return rows
}

export interface AdminVersionRow {
  readonly id: number
  readonly kind: LegalKind
  readonly text_en: string
  readonly text_cs: string
  readonly published_at: Date
  readonly published_by: { user_id: number; full_name: string; username: string } | null
  readonly asks_again: boolean
  readonly due_at: Date | null
}

/** Lists the present version of each page that has one. */
export async function listCurrent(db: Db): Promise<AdminVersionRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- admins see everybody
  const { rows } = await sql<AdminVersionRow>`
    select distinct on (lv.kind) lv.id, lv.kind, lv.text_en, lv.text_cs, lv.published_at, lv.asks_again, lv.due_at,
      (select json_build_object('user_id', m.id, 'full_name', m.full_name, 'username', m.username)
        from members m where m.id = lv.published_by) as published_by
    from legal_versions lv order by lv.kind, lv.id desc`.execute(db)
  return rows
}

/** Two admins who publish take turns: each sees what the other wrote. */
export async function lockVersions(tx: Tx): Promise<void> {
  await sql`lock table legal_versions in share row exclusive mode`.execute(tx)
}

interface NewVersion {
  readonly kind: LegalKind
  readonly text_en: string
  readonly text_cs: string
  readonly changes_en: string
  readonly changes_cs: string
  readonly due_at: Date | null
  readonly by: number
}

export async function addVersion(tx: Tx, { by, ...version }: NewVersion): Promise<number> {
  const { id } = await tx
    .insertInto('legal_versions')
    .values({
      ...version,
      asks_again: version.due_at !== null,
      published_at: now(),
      published_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
