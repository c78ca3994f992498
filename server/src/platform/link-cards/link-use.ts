import type { WriteContext } from '../write.ts'

/** Something that shows cards of links. */
export interface LinkUse {
  /** Tells the pages that show this card that it is there, in the transaction in which it came. */
  settled(context: Pick<WriteContext, 'tx' | 'hint'>, card: number): Promise<void>
}
