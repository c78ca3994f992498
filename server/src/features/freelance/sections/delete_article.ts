import { article, delete_article } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEntry } from '../../../entries/entries.ts'

export default handle(delete_article, ({ article_id }, context) => removeEntry(article, article_id, context))
