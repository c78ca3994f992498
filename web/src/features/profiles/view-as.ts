/** Previews the viewer's own profile as others see it. The URL names the audience. */
import { viewAs, type ViewAs } from '@commons/contract/shared/view-as.ts'

export const viewAsIn = (text: string | undefined): ViewAs | undefined => viewAs.find((each) => each === text)

/** Returns the input that makes a read about a member use that audience's view. */
export const seenAs = (as: ViewAs | undefined) => (as ? { view_as: as } : {})
