import { avatar_banner } from '@commons/contract/profiles/profiles.ts'
import { handle } from '../../platform/call/handle.ts'
import { findBanner } from './profiles.queries.ts'
import { bannerShape } from './profiles.shape.ts'

export default handle(avatar_banner, async ({ view_user_id }, { db, member, platform, refuse }) => {
  const banner = await findBanner(db, member.id, view_user_id ?? member.id)
  return { recdata: bannerShape(banner ?? refuse('member_not_found'), member.id, platform.media) }
})
