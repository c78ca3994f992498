/** The calls that members make on their first page: whoever imports this can make them at once. */
import { addCalls } from './call-rows.ts'
import { memberCalls } from './member-calls.generated.ts'

addCalls(memberCalls)
