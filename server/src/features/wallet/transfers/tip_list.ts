import { decimalText } from '@commons/contract/shared/units.ts'
import { tip_list } from '@commons/contract/wallet/transfers.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import { duration } from '../../../platform/language.ts'
import { listTips } from './transfers.queries.ts'

export default handle(tip_list, async ({ direction }, { db, member, viewer, page, language }) => {
  const rows = await listTips(db, member.id, direction === 'given', page)
  return {
    recdata: rows.map((row) => ({
      ...authorShape(row.id, row, viewer.media),
      trx_number: row.trx_number,
      post_id: row.object_kind === 'post' ? row.object_id : null,
      reel_id: row.object_kind === 'reel' ? row.object_id : null,
      video_id: row.object_kind === 'video' ? row.object_id : null,
      amount: decimalText(BigInt(row.amount), 'FCELL'),
      created_at: row.created_at.toISOString(),
      duration: duration(language, row.created_at, now()),
    })),
    ...nextOf(
      rows.map(({ version }) => version),
      page,
    ),
  }
})
