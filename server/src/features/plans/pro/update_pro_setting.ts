import { update_pro_setting } from '@commons/contract/plans/pro.ts'
import { handle } from '../../../platform/call/handle.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { text } from '../../../platform/language.ts'
import type { MadeMedia, MediaRoad } from '../../../platform/media/media-service.ts'
import { writeToSupport } from '../../moderation/public.ts'
import { setPayoutCurrency } from '../payouts/payouts.queries.ts'
import { lockBuyer } from '../../../memberships/memberships.queries.ts'
import { makePictures, unmakePictures } from './pro.pictures.ts'
import { hasOwnPage, setDomain, setProSetting } from './pro.queries.ts'

/** Returns the id to set: the new picture's, null if it is removed, none if it stays. */
async function pictureId(
  road: MediaRoad,
  tx: Tx,
  { owner, made, isRemoved }: { owner: number; made: MadeMedia | undefined; isRemoved: boolean },
): Promise<{ id?: string | null }> {
  if (made) return { id: await road.addReady(tx, owner, made) }
  return isRemoved ? { id: null } : {}
}

export default handle(update_pro_setting, {
  async before(_input, { db, member, files, platform, refuse }) {
    if (!(await hasOwnPage(db, member.id))) refuse('pro_needed')
    return makePictures(platform, member.id, files)
  },

  async run(input, { tx, member, platform, language, before, refuse, say }) {
    const { title, headline, theme, footer, domain, payout_currency } = input
    const owner = member.id
    await lockBuyer(tx, owner)
    if (!(await hasOwnPage(tx, owner))) refuse('pro_needed')
    const road = platform.mediaRoad
    const logo = await pictureId(road, tx, { owner, made: before.logo, isRemoved: input.remove_logo === 1 })
    const background = await pictureId(road, tx, {
      owner,
      made: before.background,
      isRemoved: input.remove_background === 1,
    })
    await setProSetting(tx, owner, {
      title,
      headline,
      theme,
      footer,
      ...('id' in logo && { logo_id: logo.id }),
      ...('id' in background && { background_id: background.id }),
    })
    if (payout_currency !== undefined) await setPayoutCurrency(tx, owner, payout_currency)
    if (domain !== undefined && (await setDomain(tx, owner, domain)) && domain !== '') {
      const subject = text(language, 'mail.support.domain')
      const message = text(language, 'mail.support.domain_text', { domain })
      await writeToSupport(platform, tx, { member: owner, subject, message })
      say('done.domain_asked')
    }
    return {}
  },

  undo: (made, platform) => unmakePictures(platform, made),
})
