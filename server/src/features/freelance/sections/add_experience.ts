import { add_experience, experience } from '@commons/contract/freelance/sections.ts'
import { handle } from '../../../platform/call/handle.ts'
import { adding } from '../../../entries/entries.ts'

export default handle(add_experience, adding(experience))
