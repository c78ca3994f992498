import { export_reputation } from '@commons/contract/freelance/reputation.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { documentOf, statementOf } from './reputation.document.ts'
import { getReputation } from './reputation.queries.ts'

export default handle(export_reputation, async (_input, { db, member, platform: { signing, site } }) => {
  const at = now()
  const statement = statementOf(await getReputation(db, member.id, at), site.origin, at)
  const { keyId, publicKey } = signing
  return {
    data: { document: documentOf(statement, signing), key_id: keyId, public_key: publicKey, statement },
  }
})
