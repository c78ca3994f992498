/** Jobs as sent on the wire. */
import type { Job, JobDetail } from '@commons/contract/freelance/jobs.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText, decimalsOf } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { type Price, worth } from '../../../ledger/money.ts'
import { now } from '../../../platform/clock.ts'
import { duration, type Language } from '../../../platform/language.ts'
import type { MediaAddresses } from '../../../platform/media/address.ts'
import { averageOf } from './jobs.rules.ts'
import type { JobDetailRow } from './jobs.queries.ts'
import type { JobRow } from './jobs.rows.ts'

/** A member, or a visitor, whose id is that of a stranger. */
export interface JobViewer {
  readonly member: { readonly id: number }
  readonly language: Language
  readonly media: MediaAddresses
}

export function jobShape(row: JobRow, { member, language, media }: JobViewer): Job {
  const average = averageOf(row, member.id)
  return {
    id: row.id,
    ...authorShape(row.author_id, row, media),
    title: row.title,
    description: row.description,
    skills_required: JSON.stringify(row.skills),
    skills: row.skills,
    cost_estimation: `${row.budget_from}-${row.budget_to}`,
    pay_by: row.pay_by,
    project_industry: row.kind,
    project_purpose: row.purpose,
    status: row.status,
    duration: duration(language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    bidding_ends: row.bidding_ends?.toISOString() ?? null,
    bid_count: row.bids,
    average_bid: average === null ? null : decimalText(average, 'USD'),
  }
}

/** `usd`: what a token is worth in US dollars; undefined while no rate is set. */
export function jobDetailShape(row: JobDetailRow, viewer: JobViewer, usd: Price | undefined): JobDetail {
  const isPrivate = row.status === 'draft' || row.status === 'suspended'
  const files = row.files.map(({ place, ...file }) => ({
    file_id: place,
    ...viewer.media.attachment(file, isPrivate ? viewer.member.id : undefined),
  }))
  const money = usd && worth(BigInt(row.tokens ?? 0), 'FCELL', usd, decimalsOf.USD)
  return {
    ...jobShape(row, viewer),
    client: {
      is_email_verified: flag(row.is_verified),
      is_covered: flag(money !== undefined && money >= BigInt(row.budget_to) * 100n),
      hire_rate: row.over === 0 ? null : Math.round((row.awarded / row.over) * 100),
      answer_minutes: row.answer_minutes,
      job_count: row.published,
      open_job_count: row.open,
      member_since: row.since.toISOString(),
    },
    file: files[0]?.url ?? null,
    files,
    is_own: flag(row.author_id === viewer.member.id),
    edited_at: row.edited_at?.toISOString() ?? null,
  }
}
