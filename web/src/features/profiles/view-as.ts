/** One's own page as others see it: whose eyes an address names. */
import { viewAs, type ViewAs } from '@commons/contract/shared/view-as.ts'

export const viewAsIn = (text: string | undefined): ViewAs | undefined => viewAs.find((each) => each === text)

/** What a read about a member adds to see them so. */
export const seenAs = (as: ViewAs | undefined) => (as ? { view_as: as } : {})
