import { verify_reputation } from '@commons/contract/freelance/reputation.ts'
import { handle } from '../../../platform/call/handle.ts'
import { readDocument } from './reputation.document.ts'

export default handle(verify_reputation, async ({ document }, { platform: { signing }, refuse }) => {
  const statement = readDocument(document, signing)
  if (typeof statement === 'string') return refuse(statement)
  return { data: { key_id: signing.keyId, statement } }
})
