import { add_reference } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addReference } from './references.queries.ts'

export default handle(
  add_reference,
  async ({ code, name, relationship = '', message }, { tx, refuse, emit, hint }) => {
    const member = (await addReference(tx, code, { name, relationship, message })) ?? refuse('link_expired')
    emit('reference.added', { member })
    hint(`freelancer:${member}`)
    return {}
  },
)
