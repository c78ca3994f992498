import { get_reference_request } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { faceAddress } from '../../../platform/media/address.ts'
import { findRequest, findWritten } from './references.queries.ts'

export default handle(get_reference_request, async ({ code }, { db, platform, refuse }) => {
  const request = await findRequest(db, code)
  if (!request) return refuse((await findWritten(db, code)) ? 'reference_written' : 'link_expired')
  const { full_name, avatar_key, message } = request
  return { data: { full_name, avatar: faceAddress(platform.media, avatar_key), message } }
})
