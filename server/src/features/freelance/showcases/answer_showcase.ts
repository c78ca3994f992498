import { answer_showcase } from '@commons/contract/freelance/showcases.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { agreementChanged } from '../agreements/agreements.hints.ts'
import { lockAgreement } from '../agreements/agreements.writing.queries.ts'
import {
  addNews,
  deleteShowcase,
  findAgreementOfShowcase,
  publishShowcase,
  readShowcase,
} from './showcases.queries.ts'
import { answeredWith } from './showcases.rules.ts'

export default handle(answer_showcase, async ({ showcase_id: id, status }, context) => {
  const { tx, member, refuse, hint } = context
  const of = await findAgreementOfShowcase(tx, id)
  const agreement = (of && (await lockAgreement(tx, member.id, of))) || refuse('showcase_not_found')
  // Read after the lock: the other side may have taken it back.
  const showcase = (await readShowcase(tx, id)) ?? refuse('showcase_not_found')
  const { client, freelancer } = agreement
  const isOwn = (client === member.id) === showcase.by_client
  const act = answeredWith(status, { isOwn, isPublished: showcase.is_published })
  if (act === 'accept') {
    await publishShowcase(tx, id, now())
    const other = client === member.id ? freelancer : client
    if (other !== null)
      await addNews(tx, {
        kind: 'showcase_published',
        member: other,
        actor: member.id,
        agreement: agreement.id,
        showcase: id,
      })
  } else if (act === 'decline' || act === 'withdraw') await deleteShowcase(tx, id)
  else return refuse(act)
  agreementChanged(context, agreement)
  for (const each of [client, freelancer]) if (each !== null) hint(`freelancer:${each}`)
  return {}
})
