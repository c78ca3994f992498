import { sql } from 'kysely'
import { leftOut, type Leaving } from '../../platform/leaving.ts'

export const moderationLeaving: Leaving = {
  tables: {
    reports: {
      file: 'reports',
      rows: (member) => sql`
        select kind, reason, description, state, answer, created_at, decided_at
        from reports where reporter_id = ${member} order by id`,
    },
    decisions: {
      file: 'decisions',
      rows: (member) => sql`
        select de.kind, de.shown->>'message' as shown, (select given->>'until' from decision_acts
            where decision_id = de.id and act in ('suspend', 'limit') limit 1) as until, ru.title_en as rule, de.reason, de.decided_at, de.undone_at,
          array(select act from decision_acts where decision_id = de.id order by act) as acts
        from decisions de join rule_versions ru on ru.id = de.rule_version
        where de.member_id = ${member} and exists (select from decision_acts where decision_id = de.id) order by de.id`,
    },
    purges: leftOut('What staff asked each other; that they did is in the log of acts.'),
    appeals: {
      file: 'appeals',
      rows: (member) => sql`
        select ap.message, ap.state, ap.answer, ap.created_at, ap.answered_at
        from appeals ap join decisions de on de.id = ap.decision_id where de.member_id = ${member} order by ap.id`,
    },
    word_rules: leftOut('Rules of the network, whoever added them; that they did is in the log of acts.'),
    blocked_tags: leftOut(
      'Tags that nothing suggests, whoever blocked them; that they did is in the log of acts.',
    ),
    published_texts: leftOut(
      'Marks of what was published in the last days, to count the same; they go with the member.',
    ),
    blocked_files: leftOut('Hashes of what was removed for good, whoever removed it.'),
    restrictions: leftOut('Decisions say who is suspended or limited, and until when.'),
    processing_restrictions: {
      file: 'restriction-of-processing',
      rows: (member) => sql`
        select reason, since, ends_at from processing_restrictions where member_id = ${member}`,
    },
    limited_members: leftOut('Decisions say who is limited, and until when.'),
    jurors: {
      file: 'jury-cases',
      rows: (member) => sql`
        select state, invited_at, verdict, message from jurors where member_id = ${member} order by id`,
    },
    jury_refusals: {
      file: 'jury-setting',
      rows: (member) => sql`select 'no juries' as choice from jury_refusals where member_id = ${member}`,
    },
    moderator_threads: {
      file: 'moderator-messages',
      rows: (member) => sql`
        select th.decision_id, case when me.by_staff then 'moderators' else 'you' end as written_by, me.message, me.created_at
        from moderator_messages me join moderator_threads th on th.id = me.thread_id
        where th.member_id = ${member} order by me.id`,
    },
    moderator_messages: leftOut(
      'They are exported with their threads; what staff wrote is theirs who got it.',
    ),
    muted_reporters: leftOut(
      'What staff note for each other about reports; it ends by itself and goes with the member.',
    ),
    staff_notes: leftOut('What staff note for each other about a case; it goes with the member.'),
    support_messages: {
      file: 'support-messages',
      rows: (member) => sql`
        select subject, message, created_at from support_messages where member_id = ${member} order by id`,
    },
  },
  /** Keeps others' reports and the decisions on them, but without the member's own words. */
  async erase(db, member) {
    await sql`update reports set shown = '{}', evidence = null where member_id = ${member}`.execute(db)
    const own = sql`decision_id in (select id from decisions where member_id = ${member})`
    await sql`delete from appeals where answered_at is null and ${own}`.execute(db)
    await sql`update appeals set message = '' where ${own}`.execute(db)
    await sql`update jurors set message = '' where member_id = ${member}`.execute(db)
    await sql`update decisions set shown = '{}' where member_id = ${member}`.execute(db)
  },
}
