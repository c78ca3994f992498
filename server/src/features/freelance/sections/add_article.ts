import { add_article, article } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { addingPictured } from '../../../entries/pictured-entries.ts'

export default handle(add_article, addingPictured(article))
