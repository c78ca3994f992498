import { sql } from 'kysely'
import { inParts } from '../../discussion/discussion.purge.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { type Leaving, leftOut } from '../../platform/leaving.ts'
import { agreementTables, eraseAgreements } from './agreements/agreements.leaving.ts'
import { disputeTables, eraseDisputes } from './disputes/disputes.leaving.ts'
import { eraseHours, hasHeldHours } from './hours/hours.leaving.ts'
import { removeJob } from './jobs/jobs.purge.ts'
import { eraseMilestones, hasHeldMoney } from './milestones/milestones.leaving.ts'
import { paperTables } from './papers/papers.leaving.ts'
import { eraseReviews, reviewTables } from './reviews/reviews.leaving.ts'
import { eraseShowcases } from './showcases/showcases.leaving.ts'

/** Returns whether money of an agreement of theirs is held, for milestones or hours. */
const isHeld = async (db: Db, member: number): Promise<boolean> =>
  (await hasHeldMoney(db, member)) || (await hasHeldHours(db, member))

export const freelanceLeaving: Leaving = {
  tables: {
    jobs: {
      file: 'jobs',
      rows: (member) => sql`
        select jb.id as project_id, jb.title, jb.description, jb.skills, jb.kind as project_industry, jb.purpose as project_purpose,
          jb.pay_by, jb.budget_from, jb.budget_to, jb.state, jb.bidding_ends, counts.bids, jb.created_at, jb.edited_at,
          jb.deleted_at, array(
            select jsonb_build_object('file_id', f.place, 'file_name', file.file_name, 'file', 'media/' || file.key || '/' || file.file_name)
            from job_files f join media file on file.id = f.media_id where f.job_id = jb.id order by f.place) as files
        from jobs jb join job_counts counts on counts.job_id = jb.id where jb.author_id = ${member} order by jb.id`,
    },
    bids: {
      file: 'bids',
      rows: (member) => sql`
        select bd.id, bd.job_id as project_id, jb.title, (bd.price / 100.0)::numeric(14, 2)::text as price_usd, bd.days, bd.message,
          bd.state, bd.reason, bd.created_at, bd.edited_at, bd.returned_at
        from bids bd join jobs jb on jb.id = bd.job_id where bd.bidder_id = ${member} order by bd.id`,
    },
    ...agreementTables,
    ...paperTables,
    ...reviewTables,
    ...disputeTables,
    freelancers: {
      file: 'freelancer',
      rows: (member) => sql`
        select (hourly_rate / 100.0)::numeric(14, 2)::text as hourly_rate_usd, headline as professional_headline,
          skills as top_skills, summary, country, location,
          hides_earnings
        from freelancers where member_id = ${member}`,
    },
    freelancer_details: {
      file: 'freelancer-details',
      rows: (member) => sql`
        select first_name, last_name, address, city, zip, state, company, on_invoices
        from freelancer_details where member_id = ${member}`,
    },
    tax_details: {
      file: 'tax',
      rows: (member) => sql`select gst_number, pan from tax_details where member_id = ${member}`,
    },
    member_phones: {
      file: 'phone',
      rows: (member) => sql`select number, verified_at from member_phones where member_id = ${member}`,
    },
    phone_codes: leftOut('It verifies a phone, for ten minutes.'),
    member_links: {
      file: 'linked-accounts',
      rows: (member) =>
        sql`select ml.provider, ml.linked_on from member_links ml where ml.member_id = ${member}`,
    },
    link_requests: leftOut('It proves an account elsewhere, for ten minutes.'),
    member_references: {
      file: 'references',
      rows: (member) => sql`
        select name, relationship, message, created_at from member_references where member_id = ${member} order by id`,
    },
    reference_requests: {
      file: 'reference-requests',
      rows: (member) => sql`
        select address as email, message, created_at, expires_at from reference_requests
        where member_id = ${member} order by id`,
    },
    saved_searches: {
      file: 'saved-project-searches',
      rows: (member) => sql`
        select s.name, s.text as search, s.skills, s.budget_from, s.budget_to, s.pay_by, s.client_verified, s.is_alert, s.created_at
        from saved_searches s where s.member_id = ${member} order by s.id`,
    },
    job_invites: {
      file: 'project-invites',
      rows: (member) => sql`
        select i.job_id as project_id, jb.title, case when i.client_id = ${member} then 'client' else 'freelancer' end as role,
          i.message, i.created_at
        from job_invites i join jobs jb on jb.id = i.job_id where ${member} in (i.client_id, i.member_id) order by i.id`,
    },
  },
  holds: isHeld,
  isUnderWay: isHeld,
  async erase(db, member) {
    await eraseReviews(db, member)
    await eraseShowcases(db, member)
    await eraseDisputes(db, member)
    await eraseMilestones(db, member)
    await eraseHours(db, member)
    await eraseAgreements(db, member)
    const { rows } = await sql<{ id: number }>`select id from jobs where author_id = ${member}`.execute(db)
    for (const { id } of rows) await removeJob(db, id)
    await inParts(
      db,
      (most) => sql`delete from bids where ctid in (
        select ctid from bids where bidder_id = ${member} limit ${most})`,
    )
  },
}
