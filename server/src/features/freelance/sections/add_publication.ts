import { add_publication, publication } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { adding } from '../../../entries/entries.ts'

export default handle(add_publication, adding(publication))
