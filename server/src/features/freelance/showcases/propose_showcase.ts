import { propose_showcase } from '@commons/contract/freelance/showcases.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import type { MadeMedia } from '../../../platform/media/media-service.ts'
import { agreementChanged } from '../agreements/agreements.hints.ts'
import { lockAgreement } from '../agreements/agreements.writing.queries.ts'
import { showcaseAgain } from './showcases.again.ts'
import { showcasePictures } from './showcases.media.ts'
import { addNews, addShowcase, findShowable } from './showcases.queries.ts'
import { canPropose } from './showcases.rules.ts'

export default handle(propose_showcase, {
  again: showcaseAgain,

  before: async (_input, { files: { file }, member, platform }): Promise<MadeMedia | undefined> =>
    file && platform.mediaRoad.render(file, { use: showcasePictures, owner: member.id, crop: undefined }),

  async run({ payment_id, title, description = '', link = '', alt }, context) {
    const { tx, member, platform, before: picture, refuse } = context
    const agreement = (await lockAgreement(tx, member.id, payment_id)) ?? refuse('agreement_not_found')
    const showable = (await findShowable(tx, member.id, payment_id)) ?? refuse('agreement_not_found')
    const can = canPropose(showable)
    if (can !== true) return refuse(can)
    const byClient = agreement.client === member.id
    const other = byClient ? agreement.freelancer : agreement.client
    if (other === null) return refuse('showcase_alone')
    const media = picture && (await platform.mediaRoad.addReady(tx, member.id, picture, alt))
    const made = { agreement: payment_id, byClient, title, description, link, media, at: now() }
    const id = await addShowcase(tx, made)
    await addNews(tx, {
      kind: 'showcase_proposed',
      member: other,
      actor: member.id,
      agreement: payment_id,
      showcase: id,
    })
    agreementChanged(context, agreement)
    return showcaseAgain.answer(id, { ...context, db: tx })
  },

  undo: async (picture, { mediaRoad }) => {
    if (picture) await mediaRoad.unmake(picture)
  },
})
