import { get_reference_request } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { faceAddress } from '../../../platform/media/address.ts'
import { findRequest } from './references.queries.ts'

export default handle(get_reference_request, async ({ code }, { db, platform, refuse }) => {
  const { full_name, avatar_key, message } = (await findRequest(db, code)) ?? refuse('link_expired')
  return { data: { full_name, avatar: faceAddress(platform.media, avatar_key), message } }
})
