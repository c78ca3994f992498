/** Whose earnings tax is withheld of: members in India who have given no PAN. */
import { type RawBuilder, sql } from 'kysely'

/** True where tax is withheld of what this member earns: the only place that says so. */
export const isWithheld = (member: RawBuilder<unknown>) => sql<boolean>`
  ((select fr.country = 'India' from freelancers fr where fr.member_id = ${member}) is true
    and not exists (select from tax_details td where td.member_id = ${member} and td.pan <> ''))`
