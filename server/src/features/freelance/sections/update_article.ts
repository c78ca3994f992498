import { article, update_article } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { updatingPictured } from '../../../entries/pictured-entries.ts'

export default handle(update_article, updatingPictured(article, 'article_id'))
