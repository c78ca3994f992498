import { describe, it } from 'node:test'
import { RuleTester } from 'oxlint/plugins-dev'
import { membersInSight } from './lint-members.ts'

RuleTester.describe = (name, run) => void describe(name, run)
RuleTester.it = (name, run) => void it(name, run)

const refused = (code: string) => ({ code, errors: 1 })

new RuleTester().run('SQL shows only members whom the viewer sees', membersInSight, {
  valid: [
    'const one = sql`select m.username from members m where ${notHidden(viewer, m)}`',
    'const one = sql`select ${authorColumns} from posts p ${authorTables(author)} where ${visiblePost(viewer)}`',
    'const one = sql`select m.id from members m where m.email = ${email}`',
    'const one = sql`select username from username_history`',
    'const one = text`select username from members`',
  ],
  invalid: [
    refused('const one = sql`select m.username from members m`'),
    refused(
      'const one = sql`select ${authorColumns} from posts p join members m on m.id = p.author_id ${faceTable}`',
    ),
    refused('const one = sql`select ${authorColumns} from posts p ${authorTables(author)}`'),
    // One of the two is asked about.
    refused(
      'const one = sql`select (select m.full_name from members m where m.id = g.owner_id), (select ${authorColumns} from members m where ${notHidden(viewer, m)})`',
    ),
    refused('const one = sql`select m.full_name from members m where not ${isAway(m)}`'),
  ],
})
