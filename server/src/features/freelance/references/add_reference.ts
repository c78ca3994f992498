import { add_reference } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addReference, findWritten } from './references.queries.ts'

export default handle(
  add_reference,
  async ({ code, name, relationship = '', message }, { tx, refuse, emit, hint }) => {
    const member = await addReference(tx, code, { name, relationship, message })
    if (member === undefined) {
      const written = (await findWritten(tx, code)) ?? refuse('link_expired')
      // An answer may get lost, and a visitor has no idempotency key.
      const isRepeated =
        written.name === name && written.relationship === relationship && written.message === message
      return isRepeated ? {} : refuse('reference_written')
    }
    emit('reference.added', { member })
    hint(`freelancer:${member}`)
    return {}
  },
)
