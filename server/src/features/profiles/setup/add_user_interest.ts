import { add_user_interest } from '@commons/contract/profiles/setup.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { cropOf } from '../../../platform/media/crop.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Member, noSession } from '../../../platform/session/sessions.ts'
import { findMemberBySetupCode, getAccount, takeMailedCode, userData } from '../../accounts/public.ts'
import { faceMedia } from '../profiles.media.ts'
import { setAvatar } from '../profiles.queries.ts'
import { setInterests, setSetUp } from './setup.queries.ts'
import { sayAge, sayContact } from './setup.saying.ts'

async function admits(code: string, { database }: Platform): Promise<Member | undefined> {
  const member = await findMemberBySetupCode(database.db, code)
  return (
    member && {
      ...member,
      joinedAt: now(),
      role: undefined,
      sessionId: noSession,
      browser: false,
      secondFactorWaits: false,
      secondFactorPassed: false,
    }
  )
}

export default handle(add_user_interest, {
  admits,

  async before(input, context) {
    const { files, member, platform } = context
    const crop = cropOf(input, '')
    const { profile_pic: picture } = files
    return picture && platform.mediaRoad.render(picture, { use: faceMedia, owner: member.id, crop })
  },

  async run(input, context) {
    const { before: picture, tx, member, platform, session, hint, hintOnly, refuse, refuseFields } = context
    const { interest, dob, code = '' } = input
    const isByCode = member.sessionId === noSession
    await setSetUp(tx, member.id)
    if (isByCode && !(await takeMailedCode(tx, code, ['setup'], member.id))) refuse('link_expired')
    if (interest && !(await setInterests(tx, member.id, interest)))
      refuseFields({ interest: 'interest_invalid' })
    if (dob) await sayAge(context, dob)
    await sayContact(context, input)
    hintOnly([member.id])
    if (picture) {
      await setAvatar(tx, member.id, await platform.mediaRoad.addReady(tx, member.id, picture))
      hint(`member:${member.id}`)
    }
    if (isByCode) return { user_data: null }
    const user_data = { ...userData(await getAccount(tx, member.id), '', false), is_new: '0' as const }
    const { api_key: _, ...changes } = user_data
    session.revise(changes)
    return { user_data }
  },

  async undo(picture, { mediaRoad }) {
    if (picture) await mediaRoad.unmake(picture)
  },
})
