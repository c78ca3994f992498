import { storage_list } from '@commons/contract/staff/backups.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getDatabaseBytes, listLargest, listStorage } from './backups.queries.ts'

export default handle(storage_list, async (_input, { db, platform }) => {
  const [uses, largest, bytes] = await Promise.all([listStorage(db), listLargest(db), getDatabaseBytes(db)])
  return {
    recdata: uses.map(({ use, files, bytes: taken, growth }) => ({
      use,
      files,
      bytes: taken,
      growth_bytes: growth,
    })),
    counted_at: uses[0]?.counted_at.toISOString() ?? null,
    database_bytes: bytes,
    members: largest.map(({ id, full_name, username, files, bytes: taken, factor }) => ({
      user_id: id,
      full_name,
      username,
      files,
      bytes: taken,
      quota_bytes: platform.settings.get('member_quota_mb') * 1024 * 1024 * factor,
    })),
  }
})
