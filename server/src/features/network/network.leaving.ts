import { sql } from 'kysely'
import { leftOut, type Leaving } from '../../platform/leaving.ts'

export const networkLeaving: Leaving = {
  tables: {
    consents: {
      file: 'consents',
      rows: (member) => sql`
        select co.agreed_at, co.version, (select jsonb_agg(kept.kind || ' of ' || kept.published_at::date order by kept.kind)
          from (select distinct on (lv.kind) lv.kind, lv.published_at from legal_versions lv
            where lv.id <= co.version and lv.kind <> 'imprint' order by lv.kind, lv.id desc) kept) as pages
        from consents co where co.member_id = ${member} order by co.version`,
    },
    announcement_dismissals: {
      file: 'dismissed_announcements',
      rows: (member) => sql`
        select d.dismissed_at, an.text_en, an.text_cs from announcement_dismissals d
        join announcements an on an.id = d.announcement_id where d.member_id = ${member} order by d.dismissed_at`,
    },
    announcements: leftOut('It is a line of the network, which stays without the name of who wrote it.'),
    legal_versions: leftOut('It is a page of the network, which stays without the name of who wrote it.'),
    rule_versions: leftOut('It is a rule of the network, which stays without the name of who wrote it.'),
  },
}
